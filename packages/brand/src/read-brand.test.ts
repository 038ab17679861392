import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@pelita/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { answersOf, makeBrand } from './new/index.ts';
import { readBrand } from './read-brand.ts';

const brandsFolder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(brandsFolder, { recursive: true, force: true }));

const given = {
  name: 'Batu Biru',
  currency: 'USD',
  country: 'SG',
  zone: 'Asia/Singapore',
  languages: 'EN,MY',
  accent: '#2fd3c0',
  ground: '#0b2b2e',
};
let brands = 0;

/** A good brand with one file changed; each has a folder of its own, because modules are read once. */
async function faultOf(file: string, change: (content: string) => string | null): Promise<string> {
  const code = `batu${(brands += 1)}`;
  await makeBrand(brandsFolder, answersOf(code, given));
  const path = join(brandsFolder, code, file);
  // What node has read once stays read: the changed brand gets a new name.
  const changed = `${code}-changed`;
  const { cpSync } = await import('node:fs');
  cpSync(join(brandsFolder, code), join(brandsFolder, changed), { recursive: true });
  const content = change(readFileSync(path, 'utf8'));
  const copy = join(brandsFolder, changed, file);
  if (content === null) rmSync(copy);
  else writeFileSync(copy, content);
  const told = await readBrand(brandsFolder, changed).then(
    () => 'was read',
    (error: unknown) => String(error),
  );
  return told.replaceAll(join(brandsFolder, changed), 'brands/batu');
}

const replaced = (one: string | RegExp, other: string) => (content: string) => {
  const changed = content.replace(one, other);
  if (changed === content) throw new Error(`${String(one)} is not there`);
  return changed;
};

describe('EASY-02 a brand that cannot be served is refused in one sentence: file, key and the way out', () => {
  test.each([
    ['brand.ts', null, 'brands/batu/brand.ts: is missing. Copy that of another brand and change it.'],
    ['brand.ts', replaced(/ {2}timeZone.*\n/, ''), '"timeZone" is missing; it must be the IANA name of a zone'],
    [
      'brand.ts',
      replaced("'USD'", "'XYZ'"),
      `"currency" is "XYZ"; it must be ${Object.keys(currencies).join(' or ')}; another currency is added in packages/contract/src/money.ts.`,
    ],
    [
      'brand.ts',
      replaced('Asia/Singapore', 'Asia/Nowhere'),
      '"timeZone" is "Asia/Nowhere"; it must be the IANA name of a zone, like Asia/Kuala_Lumpur.',
    ],
    [
      'brand.ts',
      replaced("'SG'", "'Singapore'"),
      '"country" is "Singapore"; it must be the ISO 3166 code of a country, like MY.',
    ],
    [
      'brand.ts',
      replaced("['EN', 'MY']", "['EN', 'TH']"),
      'TH cannot be offered: it has no texts, which belong into packages/i18n/src/messages/th.',
    ],
    [
      'brand.ts',
      replaced("['EN', 'MY']", "['EN', 'XX']"),
      'XX cannot be offered: packages/i18n/src/language-table.ts has no such code.',
    ],
    [
      'brand.ts',
      replaced("defaultLanguage: 'EN'", "defaultLanguage: 'TH'"),
      '"defaultLanguage" is "TH"; it must be one of the brand’s own "languages".',
    ],
    [
      'brand.ts',
      replaced('  licence', "  license: 'none',\n  licence"),
      '"license" is no key of a brand. Take it out, or correct it.',
    ],
    [
      'brand.ts',
      replaced("'harbour'", "'casino'"),
      '"scene" is "casino"; it must be a scene of the art kit: night-market',
    ],
    [
      'brand.ts',
      replaced(/chatHeaderColour: '[^']+'/, "chatHeaderColour: '#ffee88'"),
      'dark enough for white words (4.5:1)',
    ],
    [
      'brand.ts',
      replaced('birthdayLimitYears: 21', 'birthdayLimitYears: 16'),
      '"birthdayLimitYears" is 16; it must be a whole number of years, not below "consentAgeYears".',
    ],
    [
      'brand.ts',
      replaced('helpers: []', "helpers: [{ name: 'Hope', url: 'https://hope.example', about: { EN: 'who listen.' } }]"),
      '"about" has a line in each of "languages".',
    ],
    [
      'brand.ts',
      replaced('helpers: []', "helpers: [{ name: 'Hope', url: 'javascript:x', about: { EN: 'Yes.', MY: 'Ya.' } }]"),
      '"url" begins with https://',
    ],
    [
      'brand.ts',
      replaced('export const brand', 'export const brands'),
      'exports no "brand". Write: export const brand = …',
    ],
    ['colours.ts', replaced(/ {4}muted.*\n/, ''), '"dark.muted" is missing; it must be a colour like #2a2050.'],
    [
      'colours.ts',
      replaced(/muted: '[^']+'/, "muted: 'grey'"),
      '"dark.muted" is "grey"; it must be a colour like #2a2050.',
    ],
    [
      'colours.ts',
      replaced(/muted: '[^']+'/, "muted: '#334455'"),
      /"dark\.muted" on "overlay( under the accent)?" has a contrast of \d\.\d\d:1; it must have 4\.5:1\. Make one of them lighter or the other darker\./,
    ],
    ['colours.ts', replaced('    ink', "    inc: '#000000',\n    ink"), '"dark.inc" is no colour of the look.'],
    [
      'words.ts',
      replaced(/ {2}MY: .*\n/, ''),
      '"MY.slogan" is missing; say in one line what the brand is, in that language.',
    ],
    ['words.ts', replaced(/slogan: '[^']+'/, "slogan: ' '"), '"EN.slogan" is missing'],
    [
      'words.ts',
      replaced(/(EN: \{.*) \},/, "$1, texts: { home: { titel: 'x' } } },"),
      '"EN.texts.home.titel" is no text of the product. Look its area and key up in packages/i18n/src/messages/en.',
    ],
    [
      'words.ts',
      replaced(/(EN: \{.*) \},/, "$1, texts: { home: { title: '{who}' } } },"),
      '"EN.texts.home.title" uses {who}, which that text is not given. Use {brand}.',
    ],
    [
      'words.ts',
      replaced(/(EN: \{.*) \},/, "$1, texts: { home: { title: '{brand' } } },"),
      '"EN.texts.home.title" cannot be read',
    ],
    ['mark.svg', null, 'brands/batu/mark.svg: is missing. Put the brand’s sign there as a square SVG.'],
    ['mark.svg', () => 'PNG', 'is no SVG. Save the picture as SVG.'],
    ['mark.svg', replaced('0 0 64 64', '0 0 64 32'), 'is 64 by 32; it must be square. Change its viewBox.'],
    [
      'mark.svg',
      replaced('<defs>', '<script>1</script><defs>'),
      'holds a script or loads something. Save it as a plain drawing.',
    ],
    [
      'mark.svg',
      replaced('<defs>', '<image href="https://elsewhere.example/x.png"/><defs>'),
      'holds a script or loads something.',
    ],
    ['announcements.ts', replaced(/ {6}MY: \{[^}]*\},\n/, ''), '"banner" has no words in MY. Add words.MY to it.'],
    [
      'cashier.ts',
      replaced("minimum: '10.00'", "minimum: '10.001'"),
      '"practice" names "10.001", which is no amount of USD.',
    ],
    ['words.ts', (content: string) => `${content}}`, 'brands/batu/words.ts: cannot be read'],
  ] as const)('%s %#', async (file, change, told) => {
    const fault = await faultOf(file, change ?? (() => null));
    expect(fault).toMatch(/^BrandFault: brands\/batu/);
    expect(fault).toMatch(typeof told === 'string' ? new RegExp(RegExp.escape(told)) : told);
  });

  test('a brand that is not there names those that are', async () => {
    await expect(readBrand(brandsFolder, 'nowhere')).rejects.toThrow(
      /is not there; there are .*batu1.*npm run new:brand nowhere\.$/,
    );
  });
});

test('BRAND-01 a lockup comes in both themes or in none, and texts of a brand are compiled', async () => {
  await makeBrand(brandsFolder, answersOf('with-lockup', given));
  const folder = join(brandsFolder, 'with-lockup');
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h9"/></svg>';
  writeFileSync(join(folder, 'lockup.dark.svg'), wide);
  await expect(readBrand(brandsFolder, 'with-lockup')).rejects.toThrow(
    'lockup.light.svg: is missing, while the other theme has one.',
  );
  writeFileSync(join(folder, 'lockup.light.svg'), wide);
  appendFileSync(
    join(folder, 'words.ts'),
    "words.EN = { slogan: 'Stones', texts: { home: { welcome: 'Step in, {brand}' } } };\n",
  );
  // Its words were read above, before they were changed.
  const { cpSync } = await import('node:fs');
  cpSync(folder, join(brandsFolder, 'with-both'), { recursive: true });
  const brand = await readBrand(brandsFolder, 'with-both');
  expect(brand.lockup).toEqual({ dark: wide, light: wide });
  expect(brand.texts).toEqual({ EN: { home: { welcome: ['Step in, ', ['brand']] } } });
  expect(brand.slogans['EN']).toBe('Stones');
});
