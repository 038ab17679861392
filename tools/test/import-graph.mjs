import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { importsOf } from '../checks/arrows.mjs';
import { inRoot, root } from '../launch/root.mjs';

/** Whom each of our files is imported by, lazily and for types too; one is known by its path from the root. */
export function importersOf(
  paths,
  read = (path) => readFileSync(inRoot(path), 'utf8'),
  exported = exportsOfPackages(),
) {
  const known = new Set(paths);
  const importers = new Map();
  for (const path of paths.filter((one) => /\.(ts|tsx|mjs)$/.test(one))) {
    for (const { request } of importsOf(path, read(path))) {
      const target = fileOf(path, request.split('?')[0], exported);
      if (target === undefined || !known.has(target)) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return importers;
}

/** The files and all that import them, whatever lies between. */
export function reachedFrom(changed, importers) {
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

function fileOf(from, request, exported) {
  return request.startsWith('.') ? join(dirname(from), request) : exported.get(request);
}

/** `@pelita/ui/button.css` and the file behind it. */
function exportsOfPackages() {
  return new Map(
    globSync('{apps,packages}/*/package.json', { cwd: root }).flatMap((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(inRoot(path), 'utf8'));
      return Object.entries(exports).map(([entry, file]) => [join(name, entry), join(dirname(path), file)]);
    }),
  );
}
