import { expect, test } from 'vitest';
import { siteSettings } from './settings.ts';

const { languages } = siteSettings;

test('BRAND-02 languages that have their texts may be offered', () => {
  expect(languages.refuse(['EN', 'MY', 'MS'])).toBeNull();
});

test('BRAND-02 a language without texts is refused in a sentence that names the way out', () => {
  expect(languages.refuse(['EN', 'TH', 'MY'])).toBe(
    'TH cannot be offered: it has no texts, which belong into packages/i18n/src/messages/th.',
  );
});
