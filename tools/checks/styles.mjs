import { readFileSync } from 'node:fs';
import { inRoot } from '../launch/root.mjs';
import { keptFiles } from './files.mjs';

/** The one sheet that says in which order the layers lie over each other. */
const LAYERS = 'packages/ui/src/base/layers.css';
const IMPORTED_AS = '@pelita/ui/layers.css';
/** What begins an application: its first sheet is that of the layers. */
const BEGINNINGS = /^apps\/[a-z]+\/src\/(entry(-client)?\.tsx|styles\.css)$/;
/** What may be outside a layer, because it styles no element. */
const WITHOUT_LAYER = /^@(import|reference|source|theme|font-face|keyframes)\b/;

/** Applications in which sheets of several features lie on one page. A frame of the studio shows one game. */
const SHARED_PAGES = /^apps\/(portal|backoffice)\/src\//;
/** Sizes of the kit that an application sets for itself. */
const MEASURES = /\/measures\.css$/;

/**
 * Problems of style sheets: a rule in no layer or in an unknown one, an order of layers that is said twice, a class that
 * means two things, or a rule of a pointer that a finger would leave behind.
 */
export async function checkStyles() {
  const paths = (await keptFiles()).filter((path) => /\.css$|\.tsx$/.test(path));
  const order = layersIn(readFileSync(inRoot(LAYERS), 'utf8'));
  const sheets = paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, readFileSync(inRoot(path), 'utf8')]);
  const single = paths.flatMap((path) => {
    const text = readFileSync(inRoot(path), 'utf8');
    return [
      ...(path.endsWith('.css') ? [...problemsOfSheet(path, text, order), ...problemsOfPointers(path, text)] : []),
      ...(BEGINNINGS.test(path) ? problemsOfBeginning(path, text) : []),
    ];
  });
  return [...single, ...problemsBetween(sheets)];
}

/** A class that two sheets define for themselves looks different after the other one has been loaded. */
export function problemsBetween(sheets) {
  const first = new Map();
  return sheets.flatMap(([path, text]) => {
    const [application] = path.match(SHARED_PAGES) ?? [];
    if (application === undefined || MEASURES.test(path)) return [];
    return [...definedIn(text)].flatMap((name) => {
      const key = `${application} ${name}`;
      if (!first.has(key)) first.set(key, path);
      const other = first.get(key);
      return other === path ? [] : [`${path} defines .${name}, which ${other} defines too; give one another name.`];
    });
  });
}

/** Classes that have a rule of their own, whatever the width: `.name {`, directly in a layer. */
const definedIn = (text) => new Set([...text.matchAll(/^ {2}\.([a-z][\w-]*)(?:,| \{)$/gm)].map(([, name]) => name));

export function problemsOfSheet(path, text, order) {
  return statementsOf(text).flatMap((statement) => {
    if (WITHOUT_LAYER.test(statement)) return [];
    const [, names, end] = statement.match(/^@layer ([\w, ]+?) ?([;{])/) ?? [];
    if (names === undefined) return [`${path}: ${firstLine(statement)} is in no layer; put it into @layer components.`];
    if (/\{\s*\}$/.test(statement))
      return [`${path} has a layer without a rule; delete it, or find where its rules went.`];
    if (end === ';' && path !== LAYERS) return [`${path} orders the layers; that is done in ${LAYERS} alone.`];
    const unknown = names.split(', ').filter((name) => !order.includes(name));
    return unknown.map((name) => `${path} names the layer ${name}; there are ${order.join(', ')}.`);
  });
}

/** A sheet that came before the order of the layers would bring an order of its own. */
export function problemsOfBeginning(path, text) {
  const [first] = [...text.matchAll(/import '([^']+\.css)'/g)].map(([, name]) => name);
  if (first === undefined || first === IMPORTED_AS || first === './styles.css') return [];
  return [`${path} imports ${first} first; ${IMPORTED_AS} goes before it.`];
}

/** A finger that has gone leaves what it pressed in the state of being pointed at, until it presses something else. */
export function problemsOfPointers(path, text) {
  const outside = text.split('@media (hover: hover) {').map((rest, part) => (part === 0 ? rest : afterBlock(rest)));
  return [...outside.join('').matchAll(/^ *(.*:hover.*?),? ?\{?$/gm)].map(
    ([, selector]) => `${path}: ${selector} also applies to a finger; put it into @media (hover: hover).`,
  );
}

/** What follows the block in which the text begins. */
function afterBlock(text) {
  let depth = 1;
  let at = 0;
  for (; at < text.length && depth > 0; at++) depth += { '{': 1, '}': -1 }[text[at]] ?? 0;
  return text.slice(at);
}

const layersIn = (text) => text.match(/@layer ([^;{]+);/)?.[1].split(', ') ?? [];
const firstLine = (statement) => statement.split(/[{\n]/)[0].trim();

/** The outermost statements, each with all its braces. Strings of ours hold no unpaired brace. */
function statementsOf(text) {
  const found = [];
  let depth = 0;
  let from = 0;
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, '');
  for (let at = 0; at < plain.length; at++) {
    if (plain[at] === '{') depth += 1;
    if (plain[at] === '}') depth -= 1;
    if (depth > 0 || !'};'.includes(plain[at])) continue;
    found.push(plain.slice(from, at + 1).trim());
    from = at + 1;
  }
  return found;
}
