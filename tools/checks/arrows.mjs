import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { inRoot } from '../launch/root.mjs';
import { refusedArrow } from './arrow-rules.mjs';
import { keptFiles } from './files.mjs';
import { circlesIn } from './import-circles.mjs';

/** Problems of all imports between our own files, types and lazy imports included. */
export async function checkArrows() {
  const paths = (await keptFiles()).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const sources = new Map(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]));
  return [...[...sources].flatMap(([path, text]) => problemsOf(path, text)), ...circleProblems(sources)];
}

/** A sentence for each circle of imports among the given files, by path. */
export function circleProblems(sources) {
  const imports = new Map(
    [...sources].map(([path, text]) => {
      const targets = importsOf(path, text).map(({ request }) => fileOf(path, request));
      return [path, new Set(targets.filter((target) => target !== undefined && sources.has(target)))];
    }),
  );
  return circlesIn(imports).map(
    (circle) => `${circle.join(' → ')} is a circle of imports: move what both ends need into a file of its own.`,
  );
}

/** Problems of one file, given as text. */
export function problemsOf(path, text) {
  return importsOf(path, text).flatMap(({ request, line }) => {
    const target = targetOf(path, request);
    const sentence = target && (shortcut(path, request, target) ?? refusedArrow(path, target));
    return sentence ? [`${path}:${line} imports ${request}: ${sentence}.`] : [];
  });
}

/** What a file imports, lazily or as types too, with the line. */
export function importsOf(path, text) {
  const { module } = parseSync(path, text);
  const lineAt = (start) => text.slice(0, start).split('\n').length;
  const named = [
    ...module.staticImports.map(({ start, moduleRequest }) => [start, moduleRequest.value]),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.filter(({ moduleRequest }) => moduleRequest).map(({ moduleRequest }) => [start, moduleRequest.value]),
    ),
    ...module.dynamicImports.map(({ start, moduleRequest }) => [start, literal(text, moduleRequest)]),
  ];
  const seen = new Map(
    named.filter(([, request]) => request).map(([start, request]) => [`${start} ${request}`, { start, request }]),
  );
  return [...seen.values()].map(({ start, request }) => ({ request, line: lineAt(start) }));
}

/** A computed import cannot be judged here; a plain one is a quoted text. */
function literal(text, { start, end }) {
  const word = text.slice(start, end);
  return /^(['"`])[^$]*\1$/.test(word) ? word.slice(1, -1) : undefined;
}

/** The file of ours that a request leads to; undefined for a package from outside. */
function targetOf(from, request) {
  const [path, query] = request.split('?');
  // The text of a file, or its address, brings none of its code along.
  if (query === 'raw' || query === 'url') return undefined;
  if (path.startsWith('.')) return join(dirname(from), path);
  const [, name, rest] = /^@pelita\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (!name) return undefined;
  if (existsSync(inRoot('apps', name))) return `apps/${name}/${rest ?? 'src/index.ts'}`;
  return `packages/${name}/${rest ?? 'src/index.ts'}`;
}

/** Like `targetOf`, and for a package's name the very file that its `exports` lead to. */
function fileOf(from, request) {
  const target = targetOf(from, request);
  if (target === undefined || request.startsWith('.')) return target;
  const [top, name, ...rest] = target.split('/');
  const { exports = {} } = JSON.parse(readFileSync(inRoot(top, name, 'package.json'), 'utf8'));
  const entry = exports[request === `@pelita/${name}` ? '.' : `./${rest.join('/')}`];
  return typeof entry === 'string' ? join(top, name, entry) : undefined;
}

function shortcut(from, request, target) {
  const [top, name] = target.split('/');
  const isOwn = from.startsWith(`${top}/${name}/`);
  if (request.startsWith('.') && top === 'packages' && !isOwn)
    return `a package is entered by its name: import @pelita/${name}`;
  return undefined;
}
