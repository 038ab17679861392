import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@pelita/contract';
import { coloursFrom, palePairs } from '@pelita/ui/colours';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { answerProblem, answersOf, codeProblem, makeBrand } from './index.ts';

const brandsFolder = mkdtempSync(join(tmpdir(), 'new-brands-'));
afterAll(() => rmSync(brandsFolder, { recursive: true, force: true }));

const given = {
  name: "D'Batu & Co",
  currency: 'VND',
  country: 'VN',
  zone: 'Asia/Ho_Chi_Minh',
  languages: 'MY,EN',
  accent: '#E11D48',
  ground: '#ffffff',
};

test('EASY-02 a new brand is complete: it is read back, in its currency and its languages', async () => {
  const brand = await makeBrand(brandsFolder, answersOf('batu', given));
  expect(brand).toMatchObject({ name: "D'Batu & Co", merchant: 'batu', currency: 'VND', defaultLanguage: 'MY' });
  expect(brand.content.depositMethods[0]).toMatchObject({
    minimum: '50000',
    presets: ['250000', '500000', '1000000', '2500000'],
  });
});

test('EASY-02 a folder that is there is left as it is', async () => {
  await makeBrand(brandsFolder, answersOf('taken', given));
  const before = readFileSync(join(brandsFolder, 'taken/brand.ts'), 'utf8');
  await expect(makeBrand(brandsFolder, answersOf('taken', { ...given, name: 'Other' }))).rejects.toThrow(
    'is there already. Choose another name, or change that brand by hand.',
  );
  expect(readFileSync(join(brandsFolder, 'taken/brand.ts'), 'utf8')).toBe(before);
  expect(readdirSync(brandsFolder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

test.each(['', 'B', 'Batu', '../batu', 'batu_1', '9batu', 'b'.repeat(32)])(
  'EASY-02 %j is no name for a brand',
  (code) => {
    expect(codeProblem(code)).toContain('is no name for a brand');
  },
);

test('EASY-02 answers are judged by the rules of a finished brand', () => {
  for (const currency of Object.keys(currencies)) expect(answerProblem('currency', currency)).toBeNull();
  expect(answerProblem('currency', 'usd')).toContain(`must be ${Object.keys(currencies).join(' or ')};`);
  expect(answerProblem('zone', 'UTC+8')).toContain('must be the IANA name of a zone');
  expect(answerProblem('languages', 'en, my')).toBeNull();
  expect(answerProblem('languages', 'EN,TH')).toContain('TH cannot be offered');
  expect(answerProblem('accent', 'teal')).toContain('write a colour like #2fd3c0');
});

test('BRAND-01 any two colours become two themes in which every pair contrasts', () => {
  const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (accent, ground) => {
      const { dark, light } = coloursFrom(accent, ground);
      expect(palePairs(dark)).toEqual([]);
      expect(palePairs(light)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
