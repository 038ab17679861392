import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortcomingOf } from '../src/completeness.ts';
import { compiledCatalogues } from './compiled-catalogues.ts';
import { completenessOf } from './completeness-of.ts';
import { findLanguages } from './find-languages.ts';
import { indexFiles } from './index-files.ts';

/**
 * Writes the precompiled catalogues and what joins them, so that no parser of messages reaches a browser and no list
 * of languages is kept by hand. A language that has too few texts to be offered is written all the same, and said.
 */
const folder = join(import.meta.dirname, '..', 'src', 'generated');
const found = await findLanguages(join(import.meta.dirname, '..', 'src', 'messages'));
const files = new Map([...compiledCatalogues(found), ...indexFiles(found)]);

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
for (const [name, content] of files) {
  const path = join(folder, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}
console.error(`Catalogues: ${files.size} files for ${found.map(({ tag }) => tag).join(', ')}`);
const known = completenessOf(found);
for (const { tag } of found) {
  const shortcoming = shortcomingOf(tag, known);
  if (shortcoming) console.error(`${tag} cannot be offered: ${shortcoming}.`);
}
