import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand, BrandFacts } from '@pelita/contract';
import { BrandFault } from './brand-fault.ts';
import { checkedColours } from './colours.ts';
import { readContent } from './content.ts';
import { checkedFacts } from './facts.ts';
import { readPictures } from './pictures.ts';
import { checkedWords } from './words.ts';

/** The brand of that name in the folder of brands. */
export async function readBrand(brandsFolder: string, code: string): Promise<Brand> {
  const folder = join(brandsFolder, code);
  if (!existsSync(folder)) throw new BrandFault(shown(folder), notThere(code, listBrands(brandsFolder)));
  const facts = checkedFacts(await exportOf(folder, 'brand.ts', 'brand'), fileOf(folder, 'brand.ts'));
  const colours = checkedColours(await exportOf(folder, 'colours.ts', 'colours'), fileOf(folder, 'colours.ts'));
  const words = checkedWords(await exportOf(folder, 'words.ts', 'words'), facts.languages, fileOf(folder, 'words.ts'));
  return { ...facts, code, colours, ...words, ...readPictures(folder), content: await contentOf(folder, facts) };
}

/** The names of the folders that hold a brand. */
export function listBrands(brandsFolder: string): string[] {
  if (!existsSync(brandsFolder)) return [];
  return readdirSync(brandsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function notThere(code: string, names: readonly string[]): string {
  const known = names.length === 0 ? 'there is no brand yet' : `there are ${names.join(', ')}`;
  return `is not there; ${known}. Name one of them in BRAND, or make this one: npm run new:brand ${code}.`;
}

async function contentOf(folder: string, facts: BrandFacts) {
  return readContent(folder, facts, (file) => fileOf(folder, file), exportsOf);
}

async function exportOf(folder: string, file: string, name: string): Promise<unknown> {
  const found = await exportsOf(folder, file);
  if (!found) throw new BrandFault(fileOf(folder, file), 'is missing. Copy that of another brand and change it.');
  if (!(name in found))
    throw new BrandFault(fileOf(folder, file), `exports no "${name}". Write: export const ${name} = …`);
  return found[name];
}

/** What a module of the folder exports; null where there is no such file. */
async function exportsOf(folder: string, file: string): Promise<Record<string, unknown> | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  try {
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    throw new BrandFault(
      fileOf(folder, file),
      `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const fileOf = (folder: string, file: string): string => join(shown(folder), file);

/** Short inside the checkout, whole elsewhere. */
function shown(folder: string): string {
  const short = relative(process.cwd(), folder);
  return short.startsWith('..') ? folder : short || basename(folder);
}
