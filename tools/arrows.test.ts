import { describe, expect, test } from 'vitest';
import { circleProblems, problemsOf } from './checks/arrows.mjs';

const moduleFile = 'apps/server/src/modules/cashier/request-deposit.ts';
const officeShared = 'apps/backoffice/src/shared/navigation/page-link.tsx';
const portalFile = 'apps/portal/src/features/cashier/deposit-form.tsx';

const refused = [
  ['the contract imports nothing of ours', 'packages/contract/src/money.ts', '@pelita/i18n'],
  ['a package never imports an app', 'packages/ui/src/button.tsx', '../../../apps/portal/src/shared/page/theme.ts'],
  ['a package never imports a brand', 'packages/ui/src/logo.tsx', '../../../brands/pelita/brand.ts'],
  ['a package never imports one above it', 'packages/client/src/create-send.ts', '@pelita/ui/modal-frame'],
  ['a package is entered by its name', moduleFile, '../../../../../packages/contract/src/money.ts'],
  ['apps never import each other', portalFile, '../../../../server/src/app/build-app.ts'],
  ['apps never import each other, by name either', portalFile, '@pelita/server'],
  ['a brand never imports an app', 'brands/pelita/brand.ts', '../../apps/server/src/platform/brand.ts'],
  ['the product never imports the tests', portalFile, '../../../../../e2e/support/server.ts'],
  ['only tests import the test kit', moduleFile, '@pelita/testkit'],
  ['only tests import what is made for tests', moduleFile, '../identity/testing/identity-server.ts'],
  ['platform never imports modules', 'apps/server/src/platform/log/log.ts', '../../modules/audit/index.ts'],
  ['platform never imports app', 'apps/server/src/platform/log/log.ts', '../../app/build-app.ts'],
  ['modules never import app', moduleFile, '../../app/build-app.ts'],
  ['app never imports main', 'apps/server/src/app/build-app.ts', '../main/start.ts'],
  ['a module is entered by its door', moduleFile, '../wallet/store.ts'],
  ['a module is entered by its door, from above too', 'apps/server/src/app/bind-all.ts', '../modules/wallet/store.ts'],
  ['the ledger imports no module', 'apps/server/src/modules/ledger/post.ts', '../audit/index.ts'],
  ['the audit imports no module', 'apps/server/src/modules/audit/index.ts', '../accounts/index.ts'],
  ['a module never imports one above it', 'apps/server/src/modules/accounts/store.ts', '../entrance/index.ts'],
  ['a module has a place in the order', 'apps/server/src/modules/raffles/draw.ts', '../accounts/index.ts'],
  ['the studio never imports the ledger', 'apps/server/src/modules/studio/spin.ts', '../ledger/index.ts'],
  ['the studio never imports the wallet', 'apps/server/src/modules/studio/spin.ts', '../wallet/index.ts'],
  ['shared never imports features', 'apps/portal/src/shared/page/page.ts', '../../features/cashier/deposit-form.tsx'],
  ['features never import pages', portalFile, '../../pages/home/home-page.tsx'],
  ['features never import app', portalFile, '../../app/router.tsx'],
  ['modals never import each other', 'apps/portal/src/modals/me/me-sheet.tsx', '../search/search-dialog.tsx'],
  ['pages never import modals', 'apps/portal/src/pages/home/home-page.tsx', '../../modals/me/me-sheet.tsx'],
  ['pages never import app', 'apps/portal/src/pages/home/home-page.tsx', '../../app/router.tsx'],
  ['features never import features', portalFile, '../identity/login-form.tsx'],
  ['the office’s shared never imports pages', officeShared, '../../pages/all-pages.generated.ts'],
  ['the office’s pages never import each other', 'apps/backoffice/src/pages/home/page.ts', '../player/page.ts'],
  ['the office never imports the portal', officeShared, '../../../../portal/src/shared/page/page.ts'],
] as const;

test.each(refused)('%s', (_rule, from, request) => {
  expect(problemsOf(from, `import { x } from '${request}';`)).toEqual([expect.stringContaining(request)]);
});

const allowed = [
  [moduleFile, '../wallet/index.ts'],
  [moduleFile, './store.ts'],
  ['apps/server/src/modules/entrance/login/login.ts', '../../accounts/index.ts'],
  ['apps/server/src/modules/accounts/names/username.test.ts', '../../entrance/index.ts'],
  [moduleFile, '../../platform/database/tx.ts'],
  [moduleFile, '@pelita/contract'],
  [moduleFile, 'fastify'],
  ['apps/server/src/modules/cashier/request-deposit.db.test.ts', '@pelita/testkit'],
  ['apps/server/src/modules/cashier/testing/bank.ts', '@pelita/testkit'],
  ['apps/server/src/modules/cashier/request-deposit.db.test.ts', './testing/bank.ts'],
  ['apps/server/src/main/start.ts', '../app/build-app.ts'],
  ['apps/server/src/app/bind-all.ts', '../modules/wallet/index.ts'],
  [portalFile, '../../shared/page/page.ts'],
  [officeShared, '../page/office-page.ts'],
  ['apps/backoffice/src/app/office-router.ts', '../pages/all-pages.generated.ts'],
  [portalFile, './deposit-order.tsx'],
  ['apps/portal/src/pages/home/home-page.tsx', '../../features/cashier/deposit-form.tsx'],
  ['apps/portal/src/entry-client.tsx', './app/router.tsx'],
  ['packages/contract/src/call.ts', './money.ts'],
  ['packages/testkit/src/database.ts', '../../../apps/server/src/platform/database/schema/migrate.ts'],
] as const;

test.each(allowed)('%s may import %s', (from, request) => {
  expect(problemsOf(from, `import { x } from '${request}';`)).toEqual([]);
});

test.each([
  ['a type import', "import type { Post } from '../ledger/post.ts';"],
  ['an export from', "export { post } from '../ledger/post.ts';"],
  ['an export of all', "export * from '../ledger/post.ts';"],
  ['a lazy import', "export const post = () => import('../ledger/post.ts');"],
  ['an import for its effect', "import '../ledger/post.ts';"],
])('%s counts as an import, and the line is named', (_kind, statement) => {
  expect(problemsOf(moduleFile, `// first line\n${statement}`)).toEqual([
    `${moduleFile}:2 imports ../ledger/post.ts: a module is entered by its door: import apps/server/src/modules/ledger/index.ts.`,
  ]);
});

test('a type of a higher module is refused too, with the way to get what is needed', () => {
  const [problem] = problemsOf(
    'apps/server/src/modules/payees/needs.ts',
    "import type { MemberNeeds } from '../member/index.ts';",
  );
  expect(problem).toContain('payees is below member: state in needs.ts what it needs');
});

describe('a circle of imports', () => {
  const files = (texts: Record<string, string>) =>
    new Map(Object.entries(texts).map(([name, text]) => [`apps/server/src/modules/play/${name}.ts`, text]));

  test('is found by itself, types and lazy imports included, and named by its shortest way', () => {
    const problems = circleProblems(
      files({
        launch: "import { store } from './store.ts'; import './other.ts';",
        store: "import type { Title } from './title.ts';",
        title: "export const load = () => import('./launch.ts');",
        other: "import './store.ts';",
      }),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/launch\.ts → .*store\.ts → .*title\.ts → .*launch\.ts is a circle/);
  });

  test('is one for every group of files', () => {
    const pairs = files({ a: "import './b.ts';", b: "import './a.ts';", c: "import './d.ts';", d: "import './c.ts';" });
    expect(circleProblems(pairs)).toHaveLength(2);
  });

  test('is none where two files share a third', () => {
    expect(circleProblems(files({ a: "import './c.ts';", b: "import './c.ts';", c: '' }))).toEqual([]);
  });
});
