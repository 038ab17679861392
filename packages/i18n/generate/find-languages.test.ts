import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { offeredOf, refusalToOffer } from '../src/offer.ts';
import { compiledCatalogues } from './compiled-catalogues.ts';
import { completenessOf } from './completeness-of.ts';
import { findLanguages } from './find-languages.ts';
import { indexFiles } from './index-files.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder of messages: by file, its texts or its whole source. */
function messages(files: Record<string, Record<string, string> | string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    const name = /(\w+)\.ts$/.exec(file)?.[1] ?? '';
    const source = `export const bundles = ['page'];\nexport const ${name} = ${JSON.stringify(content)};\n`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : source);
  }
  return folder;
}

const texts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, `text ${index}`]));
const english = { 'en/shell.ts': texts(95), 'en/errors/site.ts': { closed: 'Closed.' }, 'en/home.ts': texts(4) };
const found = (thai: Record<string, Record<string, string> | string>) =>
  findLanguages(messages({ ...english, ...thai }));
const menuWith = async (thai: Record<string, Record<string, string>>) =>
  offeredOf(['TH', 'EN', 'MS'], completenessOf(await found(thai)));

test('BRAND-02 a folder of messages is a language; the menu offers it from 98 % of the texts on', async () => {
  expect(await menuWith({})).toEqual(['EN']);
  expect(await menuWith({ 'th/shell.ts': texts(95), 'th/home.ts': texts(2) })).toEqual(['EN']);
  expect(await menuWith({ 'th/shell.ts': texts(95), 'th/home.ts': texts(3) })).toEqual(['TH', 'EN']);
});

test('BRAND-02 a language below 98 % is refused in a sentence that says how much is missing, and where', async () => {
  const known = completenessOf(await found({ 'th/shell.ts': texts(92), 'th/home.ts': { ...texts(3), text3: ' ' } }));
  expect(refusalToOffer('TH', known)).toBe(
    'TH cannot be offered: 5 of 100 texts are missing (all of errors, 1 of home, 3 of shell); ' +
      '95 % are there and 98 % are needed, so add them in packages/i18n/src/messages/th.',
  );
});

test('BRAND-02 a language without a folder, an unknown code and the pseudo-language are refused, each with its reason', async () => {
  const known = completenessOf(await found({}));
  expect(refusalToOffer('TH', known)).toMatch(
    /it has no texts, which belong into packages\/i18n\/src\/messages\/th\.$/,
  );
  expect(refusalToOffer('XX', known)).toMatch(/has no such code\.$/);
  expect(refusalToOffer('QPS', known)).toMatch(/for development alone\.$/);
});

test('BRAND-04 a text that a language lacks is English, never blank', async () => {
  const page =
    compiledCatalogues(await found({ 'th/home.ts': { text0: 'หน้าแรก', text1: '' } })).get('th.page.ts') ?? '';
  const { home } = JSON.parse(page.slice(page.indexOf('{'), page.lastIndexOf(';'))) as { home: Record<string, string> };
  expect(home).toEqual({ text0: 'หน้าแรก', text1: 'text 1', text2: 'text 2', text3: 'text 3' });
});

test('what joins the languages names each that was found, and every area', async () => {
  const files = indexFiles(await found({ 'zh-Hans/home.ts': texts(4) }));
  expect(files.get('tags.ts')).toContain('["en","zh-Hans","qps"]');
  expect(files.get('loaders.ts')).toContain("page: () => import('./zh-Hans.page.ts')");
  expect(files.get('messages.ts')).toContain("export { zhHans } from './messages.zh-Hans.ts'");
  expect(files.get('messages.en.ts')).toContain('shell,\n');
});

test.each([
  [
    'a folder that no language code means',
    { 'xx/home.ts': texts(1) },
    'no code of src/language-table.ts has the tag xx',
  ],
  ['a text that English lacks', { 'th/home.ts': { welcome: 'x' } }, 'English has no text home.welcome'],
  ['a file without its texts', { 'th/home.ts': 'export const house = {};' }, 'th/home.ts exports no home'],
])('%s is refused in one sentence', async (_what, files, sentence) => {
  await expect(found(files)).rejects.toThrow(sentence);
});

test('an English area that says no bundle, or pieces that travel apart, are refused', async () => {
  const without = await findLanguages(messages({ 'en/home.ts': "export const home = { text: 'x' };" }));
  expect(() => compiledCatalogues(without)).toThrow('home.ts says no bundles');
  const site = "export const bundles = ['server']; export const site = { open: 'x' };";
  const apart = await findLanguages(messages({ 'en/errors/play.ts': { over: 'x' }, 'en/errors/site.ts': site }));
  expect(() => compiledCatalogues(apart)).toThrow('errors/site.ts travels in other bundles');
});
