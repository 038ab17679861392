import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledCatalogues } from './compiled-catalogues.ts';

/**
 * Writes the precompiled catalogues, so that no parser of messages reaches a browser. With `--check` it writes nothing
 * and fails when a file differs from what the messages say now.
 */
const folder = join(import.meta.dirname, '..', 'src', 'generated');
const fresh = compiledCatalogues();
const isCheck = process.argv.includes('--check');

const kept = existsSync(folder) ? readdirSync(folder) : [];
const stale = [
  ...kept.filter((name) => !fresh.has(name)),
  ...[...fresh]
    .filter(([name, content]) => !kept.includes(name) || readFileSync(join(folder, name), 'utf8') !== content)
    .map(([name]) => name),
];

if (isCheck) {
  if (stale.length > 0) {
    console.error(`The catalogues are stale (${stale.join(', ')}): run npm run generate -w @pelita/i18n`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of stale) {
    const content = fresh.get(name);
    if (content === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), content);
  }
  console.error(`Catalogues: ${fresh.size} files, ${stale.length} rewritten`);
}
