// Which file may import which, by pattern. A rule looks at the two places and says what is wrong, or nothing.
const SERVER_ORDER = ['platform', 'modules', 'app', 'main'];
const PORTAL_ORDER = ['shared', 'features', 'rooms', 'pages', 'modals', 'app', ''];
const OFFICE_ORDER = ['shared', 'features', 'pages', 'app', ''];
const ALONE = ['ledger', 'audit'];
/** The server's modules from the lowest up: each imports only those before it, types included. */
const MODULE_ORDER = [
  'audit',
  'ledger',
  'site',
  'accounts',
  'messages',
  'operators',
  'approvals',
  'payees',
  'agents',
  'entrance',
  'member',
  'catalogue',
  'wallet',
  'draws',
  'lottery',
  'cashier',
  'vendor-wallets',
  'withdrawals',
  'verification',
  'adyen',
  'play',
  'studio',
  'announcements',
  'help',
  'support',
  'feedback',
  'reconciliation',
  'figures',
  'bonuses',
  'points',
  'safer-play',
  'rewards',
  'vip',
  'promotions',
  'activities',
  'referral',
  'disputes',
  'risk',
  'records',
  'contracts',
  'teams',
  'appointments',
  'configuration',
  'adjustments',
  'players',
  'exports',
];
const PACKAGE_ORDER = [['contract'], ['agents', 'games', 'i18n', 'client', 'router'], ['lottery'], ['ui'], ['testkit']];

/** One sentence about an import that the design forbids; undefined where it is allowed. Paths are from the root. */
export function refusedArrow(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)];
  for (const rule of [packages, outsiders, apps, server, portal, backoffice]) {
    const sentence = rule(here, there);
    if (sentence) return sentence;
  }
  return undefined;
}

function placeOf(path) {
  const [top, name = '', ...rest] = path.split('/');
  const inside = rest[0] === 'src' ? rest.slice(1) : rest;
  const layer = inside.length > 1 ? inside[0] : '';
  return { path, top, name, layer, area: layer && inside.length > 2 ? inside[1] : '', inside: inside.join('/') };
}

function packages(here, there) {
  if (here.top !== 'packages') {
    return undefined;
  }
  if (
    here.name === 'contract' &&
    there.path !== here.path &&
    !(there.top === 'packages' && there.name === 'contract')
  ) {
    return 'the contract imports nothing of ours: move what it needs into the contract';
  }
  if (there.top === 'packages' && there.name !== here.name && packageRank(there) >= packageRank(here))
    return `${here.name} never imports ${there.name}: the order is contract ← agents, games, i18n, client, router ← lottery ← ui`;
  // The test kit is the one package that knows the server: it builds the database that tests run on.
  if (there.top === 'apps' && here.name !== 'testkit')
    return 'packages never import apps: move the shared part into a package';
  if (there.top === 'brands') return 'packages never import a brand: take what is needed as an argument';
  return undefined;
}

function outsiders(here, there) {
  const isProduct = ['apps', 'packages', 'brands'].includes(here.top);
  if (isProduct && ['tools', 'bench', 'e2e'].includes(there.top))
    return `the product never imports ${there.top}: it must run without them`;
  if (here.top === 'brands' && there.top === 'apps') return 'a brand is data: it imports packages, never apps';
  if (!isProduct || isForTests(here)) return undefined;
  if (there.top === 'packages' && there.name === 'testkit')
    return 'the test kit is for tests: take what is needed as an argument';
  if (isForTests(there)) return 'a testing folder is for tests: take what is needed as an argument';
  return undefined;
}

function apps(here, there) {
  if (here.top === 'apps' && there.top === 'apps' && here.name !== there.name) {
    return 'apps never import each other: share through a package';
  }
  return undefined;
}

function server(here, there) {
  if (!isIn(here, 'server') || !isIn(there, 'server')) return undefined;
  if (rank(SERVER_ORDER, here) < rank(SERVER_ORDER, there)) {
    return `${here.layer} never imports ${there.layer}: the order is ${SERVER_ORDER.join(' ← ')}`;
  }
  if (there.layer !== 'modules' || (here.layer === 'modules' && here.area === there.area)) return undefined;
  if (here.layer === 'modules' && ALONE.includes(here.area)) {
    return `${here.area} calls no other module: take what is needed as an argument`;
  }
  if (here.layer === 'modules' && here.area === 'studio' && ['ledger', 'wallet'].includes(there.area)) {
    return 'the studio is a game provider like any other: it reaches money only by signed calls';
  }
  const disorder = here.layer === 'modules' && !isForTests(here) && outOfOrder(here.area, there.area);
  if (disorder) return disorder;
  // What a module declares of its settings is read where it is obeyed, without the module behind it.
  if (there.inside === `modules/${there.area}/settings.ts`) return undefined;
  if (there.inside !== `modules/${there.area}/index.ts`) {
    return `a module is entered by its door: import apps/server/src/modules/${there.area}/index.ts`;
  }
  return undefined;
}

function outOfOrder(area, other) {
  const unknown = [area, other].find((name) => !MODULE_ORDER.includes(name));
  if (unknown) return `the module ${unknown} has no place in MODULE_ORDER of tools/checks/arrow-rules.mjs: give it one`;
  if (MODULE_ORDER.indexOf(area) > MODULE_ORDER.indexOf(other)) return undefined;
  return `${area} is below ${other}: state in needs.ts what it needs, and let apps/server/src/app/compose hand it in`;
}

function portal(here, there) {
  if (!isIn(here, 'portal') || !isIn(there, 'portal')) return undefined;
  if (rank(PORTAL_ORDER, here) < rank(PORTAL_ORDER, there)) {
    return `${here.layer} never imports ${there.layer || 'the entries'}: the order is shared ← features ← rooms ← pages ← modals ← app`;
  }
  if (here.layer === 'features' && there.layer === 'features' && here.area !== there.area) {
    return 'features never import each other: let a page put them side by side, or move the common part to shared';
  }
  if (here.layer === 'modals' && here.area && there.layer === 'modals' && there.area && here.area !== there.area) {
    return 'modals never import each other: one opens another by its name';
  }
  return undefined;
}

function backoffice(here, there) {
  if (!isIn(here, 'backoffice') || !isIn(there, 'backoffice')) return undefined;
  if (rank(OFFICE_ORDER, here) < rank(OFFICE_ORDER, there)) {
    return `${here.layer} never imports ${there.layer || 'the entry'}: the order is shared ← features ← pages ← app`;
  }
  const isAside = here.area && there.area && here.layer === there.layer && here.area !== there.area;
  if (isAside && ['features', 'pages'].includes(here.layer)) {
    return `${here.layer} never import each other: move the common part to shared`;
  }
  return undefined;
}

const isIn = (place, app) => place.top === 'apps' && place.name === app && place.path.includes('/src/');

/** Tests themselves, the folders `testing` that serve the tests of a module, and the test kit. */
const isForTests = ({ path }) => /\.test\.tsx?$|\/testing\//.test(path) || path.startsWith('packages/testkit/');

/** A package that the order does not know stands on top of it. */
const packageRank = ({ name }) => {
  const rank = PACKAGE_ORDER.findIndex((names) => names.includes(name));
  return rank < 0 ? PACKAGE_ORDER.length : rank;
};

/** A folder that the order does not know stands on top of it, where it may use all and be used by none below. */
const rank = (order, { layer }) => (order.includes(layer) ? order.indexOf(layer) : order.length);
