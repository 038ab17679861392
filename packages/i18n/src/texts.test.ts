import { errorCatalogue, type ErrorCode, fieldPatterns } from '@pelita/contract';
import { expect, test } from 'vitest';
import { en, ms } from './generated/messages.ts';
import { errorText, fieldErrorText, patternText } from './texts.ts';
import { unbroken } from './unbroken.ts';

test('BRAND-04 every refusal has words in every language', () => {
  for (const code of Object.keys(errorCatalogue) as ErrorCode[]) {
    for (const language of ['EN', 'MY', 'QPS']) expect(errorText(language, code), code).not.toBe('');
  }
  expect(errorText('MY', 'wrong_credentials')).toBe('Nama pengguna atau kata laluan salah.');
  expect(errorText('FR', 'wrong_credentials')).toBe('Wrong username or password.');
});

test('BRAND-04 Malay keeps the arguments of every English text', () => {
  const argumentsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]));
  for (const [area, texts] of Object.entries(en)) {
    for (const [key, english] of Object.entries(texts as Record<string, string>)) {
      const malay = (ms[area as keyof typeof ms] as Record<string, string>)[key] ?? '';
      expect(malay.trim(), `${area}.${key}`).not.toBe('');
      expect(argumentsOf(malay), `${area}.${key}`).toEqual(argumentsOf(english));
    }
  }
});

test('a field problem is told with its limits when it has them', () => {
  expect(fieldErrorText('EN', 'too_long', { maximum: 13 })).toBe('At most 13 characters.');
  expect(fieldErrorText('EN', 'too_long')).toBe('This is too long.');
  expect(fieldErrorText('MY', 'required')).toBe('Sila isi ruang ini.');
  expect(fieldErrorText('EN', 'constructor')).toBe('This is not valid.');
});

test('a pattern tells its lengths, and one number when both ends meet', () => {
  expect(patternText('EN', 'digits', 6, 13)).toBe('Digits only, 6\u00A0-\u2060\u00A013 of them.');
  expect(patternText('EN', 'digits', 8, 8)).toBe('Digits only, 8 of them.');
  expect(patternText('EN', 'nonsense', 1, 2)).toBeNull();
});

const patternIds = Object.keys(fieldPatterns);
const dates = ['date_ymd', 'date_mdy'];
const inBoth = (ids: string[]) => ids.flatMap((id) => [[id, 'EN', 'MY'] as const, [id, 'MY', 'EN'] as const]);

test.each(inBoth(patternIds))('REG-05 the pattern %s has a text of its own in %s', (patternId, language, other) => {
  const told = patternText(language, patternId, 6, 13);
  expect(told).not.toBeNull();
  expect(told).not.toBe(patternText(other, patternId, 6, 13));
  // What the server says of a field is the same sentence.
  expect(fieldErrorText(language, patternId, { minimum: 6, maximum: 13 })).toBe(told);
});

test.each(inBoth(patternIds.filter((id) => !dates.includes(id))))(
  'REG-04 the text of %s in %s names both lengths, which become one number when they meet',
  (patternId, language) => {
    const told = patternText(language, patternId, 6, 13);
    expect(told).toContain('6\u00A0-\u2060\u00A013');
    expect(patternText(language, patternId, 8, 8)).toBe(told?.replace('6\u00A0-\u2060\u00A013', '8'));
  },
);

test('BRAND-04 a Malay line never ends at the hyphen of a word, also within a choice; English and what phones get stay plain', async () => {
  expect(unbroken('ms', 'Bila-bila masa, e-mel; 3 - 5')).toBe('Bila-\u2060bila masa, e-\u2060mel; 3 - 5');
  expect(unbroken('en', 'e-mail')).toBe('e-mail');
  const { catalogues } = await import('./generated/catalogues.ts');
  // Keys are never shown, and may hold the name of an action.
  const texts = (bundle: keyof (typeof catalogues)['ms']) =>
    JSON.stringify(Object.values<object>(catalogues.ms[bundle]).map((area) => Object.values(area)));
  expect(texts('member')).toContain('e-\u2060mel');
  expect(texts('server')).not.toContain('\u2060');
  const bundles = Object.keys(catalogues.ms) as (keyof (typeof catalogues)['ms'])[];
  expect(bundles.filter((bundle) => bundle !== 'server' && /\p{L}-\p{L}/u.test(texts(bundle)))).toEqual([]);
});
