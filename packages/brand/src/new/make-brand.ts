import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@pelita/contract';
import { BrandFault } from '../brand-fault.ts';
import { readBrand } from '../read-brand.ts';
import type { Answers } from './answers.ts';
import { brandFiles } from './files.ts';

/** Makes the folder of a new brand and reads it back as a server would; a folder that is there already is left alone. */
export async function makeBrand(brandsFolder: string, answers: Answers): Promise<Brand> {
  const folder = join(brandsFolder, answers.code);
  refuseTaken(brandsFolder, answers.code);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const [name, content] of Object.entries(brandFiles(answers))) writeFileSync(join(unfinished, name), content);
  renameSync(unfinished, folder);
  return readBrand(brandsFolder, answers.code);
}

export function refuseTaken(brandsFolder: string, code: string): void {
  const folder = join(brandsFolder, code);
  if (existsSync(folder))
    throw new BrandFault(folder, 'is there already. Choose another name, or change that brand by hand.');
}
