import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@pelita/contract';
import { formatAmount } from '@pelita/i18n';
import { BrandFault } from '../brand-fault.ts';
import { readBrand } from '../read-brand.ts';
import type { Answers } from './answers.ts';
import { brandFiles, depositLimits } from './files.ts';
import { firstWords } from './first-words.ts';

const template = join(import.meta.dirname, '../../template');

/** Makes the folder of a new brand and reads it back as a server would; a folder that is there already is left alone. */
export async function makeBrand(brandsFolder: string, answers: Answers): Promise<Brand> {
  const folder = join(brandsFolder, answers.code);
  refuseTaken(brandsFolder, answers.code);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const [name, content] of Object.entries(brandFiles(answers))) writeFileSync(join(unfinished, name), content);
  for (const language of answers.languages) writeHelp(join(unfinished, 'help', language), language, answers);
  renameSync(unfinished, folder);
  return readBrand(brandsFolder, answers.code);
}

export function refuseTaken(brandsFolder: string, code: string): void {
  const folder = join(brandsFolder, code);
  if (existsSync(folder))
    throw new BrandFault(folder, 'is there already. Choose another name, or change that brand by hand.');
}

function writeHelp(folder: string, language: string, answers: Answers): void {
  const own = join(template, 'help', language);
  cpSync(existsSync(own) ? own : join(template, 'help', 'EN'), folder, { recursive: true });
  const { minimum, maximum } = depositLimits(answers);
  const amount = (text: string) => formatAmount(language, text, answers.currency);
  const values: Record<string, string> = {
    currency: answers.currency,
    minimum: amount(minimum),
    maximum: amount(maximum),
    bank: firstWords(answers.languages[0] ?? '').bank,
  };
  for (const name of globSync('*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
    writeFileSync(file, html);
  }
}
