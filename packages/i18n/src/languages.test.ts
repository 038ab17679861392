import { expect, test } from 'vitest';
import { catalogueOf, chooseLanguage, languageOf } from './languages.ts';

const brand = { defaultLanguage: 'MY', languages: ['MY', 'EN'] };

test('BRAND-02 each wire code maps to one BCP-47 tag and direction', () => {
  expect(['MY', 'MS'].map((code) => languageOf(code).tag)).toEqual(['ms', 'ms']);
  expect(['TY', 'TL'].map((code) => languageOf(code).tag)).toEqual(['fil', 'fil']);
  expect([languageOf('CN').tag, languageOf('TW').tag]).toEqual(['zh-Hans', 'zh-Hant']);
  expect(['AR', 'FA', 'UR'].map((code) => languageOf(code).direction)).toEqual(['rtl', 'rtl', 'rtl']);
});

test('BRAND-03 what the visitor chose wins, else the default of the brand, else English', () => {
  expect(chooseLanguage('EN', brand)).toBe('EN');
  expect(chooseLanguage(null, brand)).toBe('MY');
  expect(chooseLanguage('JA', brand)).toBe('MY');
  expect(chooseLanguage(null, { defaultLanguage: '', languages: [] })).toBe('EN');
  expect(chooseLanguage(null, { defaultLanguage: 'XX', languages: [] })).toBe('EN');
});

test('BRAND-04 a language without texts of its own reads those of its tag, else English', () => {
  expect([catalogueOf('MS'), catalogueOf('MY')]).toEqual(['ms', 'ms']);
  expect(catalogueOf('FR')).toBe('en');
  expect(catalogueOf('nonsense')).toBe('en');
});
