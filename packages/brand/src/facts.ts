import { type BrandFacts, currencies, gameCategories } from '@pelita/contract';
import { refusalToOffer } from '@pelita/i18n';
import { sceneKinds } from '@pelita/ui/art';
import { contrast, isColour } from '@pelita/ui/colours';
import { isSupportedCountry } from 'libphonenumber-js';
import { BrandFault } from './brand-fault.ts';

/** `brand.ts` as it was written, or the first fault in it. */
export function checkedFacts(written: unknown, file: string): BrandFacts {
  if (typeof written !== 'object' || written === null)
    throw new BrandFault(file, '"brand" is no object. Write: export const brand: BrandFacts = { … }.');
  const facts = written as BrandFacts;
  for (const key of Object.keys(rules) as (keyof BrandFacts)[]) {
    const problem = key in facts ? factProblem(key, facts[key], facts) : `is missing; it must be ${rules[key].told}.`;
    if (problem) throw new BrandFault(file, `"${key}" ${problem}`);
  }
  const strange = Object.keys(facts).find((key) => !(key in rules));
  if (strange !== undefined)
    throw new BrandFault(file, `"${strange}" is no key of a brand. Take it out, or correct it.`);
  return facts;
}

/** What is wrong with one fact, if anything, and what it must be. */
export function factProblem(key: keyof BrandFacts, value: unknown, facts: Partial<BrandFacts> = {}): string | null {
  const { holds, told, because } = rules[key];
  if (holds(value, facts)) return null;
  return [`is ${JSON.stringify(value)}; it must be ${told}.`, because?.(value)].filter(Boolean).join(' ');
}

type Rule = {
  told: string;
  holds: (value: unknown, facts: Partial<BrandFacts>) => boolean;
  because?: (value: unknown) => string | null | undefined;
};

const is = (told: string, holds: Rule['holds']): Rule => ({ told, holds });
const oneOf = (...values: readonly unknown[]) => is(values.join(' or '), (value) => values.includes(value));
const text = (told: string, pattern: RegExp) => is(told, (value) => typeof value === 'string' && pattern.test(value));

const known = Object.keys(currencies);

/** One for each key, so that a new fact does not compile without its rule. */
const rules: Record<keyof BrandFacts, Rule> = {
  name: text('a name of 1 to 30 characters', /^\S(.{0,28}\S)?$/u),
  merchant: text('2 to 32 letters, digits and hyphens', /^[a-z0-9][a-z0-9-]{1,31}$/i),
  platform: oneOf('web'),
  device: oneOf('WEB'),
  lotteryType: oneOf('SEA'),
  currency: is(
    `${known.join(' or ')}; another currency is added in packages/contract/src/money.ts`,
    (value) => typeof value === 'string' && known.includes(value),
  ),
  country: is(
    'the ISO 3166 code of a country, like MY',
    (value) => typeof value === 'string' && isSupportedCountry(value),
  ),
  languages: {
    told: "a list of languages that may be offered, like ['EN', 'MY']",
    holds: (value) =>
      Array.isArray(value) && value.length > 0 && value.every((code) => refusalToOffer(String(code)) === null),
    because: (value) =>
      [value]
        .flat()
        .map((code) => refusalToOffer(String(code)))
        .find((refusal) => refusal !== null),
  },
  defaultLanguage: is('one of the brand’s own "languages"', (value, { languages = [] }) =>
    languages.includes(value as string),
  ),
  timeZone: is('the IANA name of a zone, like Asia/Kuala_Lumpur', isTimeZone),
  scene: is(`a scene of the art kit: ${sceneKinds.join(', ')}`, (value) => sceneKinds.includes(value as never)),
  chatHeaderColour: is(
    'a colour like #2a2050, dark enough for white words (4.5:1)',
    (value) => isColour(value) && contrast(value, '#ffffff') >= 4.5,
  ),
  pointValues: is(
    `rates like "1.20" by category: ${gameCategories.join(', ')}`,
    (value) =>
      isRecord(value) &&
      Object.entries(value).every(
        ([category, rate]) => gameCategories.includes(category as never) && /^\d{1,3}\.\d{2}$/.test(String(rate)),
      ),
  ),
  licence: is(
    'null, or { holder, authority, number }',
    (value) =>
      value === null ||
      (isRecord(value) &&
        ['holder', 'authority', 'number'].every((key) => typeof value[key] === 'string' && value[key] !== '')),
  ),
  helpers: is(
    'a list of { name, url, about }: "url" begins with https://, "about" has a line in each of "languages"',
    (value, { languages = [] }) => Array.isArray(value) && value.every((one) => isHelper(one, languages)),
  ),
  consentAgeYears: is('a whole number of years from 18', (value) => isYears(value, 18)),
  birthdayLimitYears: is('a whole number of years, not below "consentAgeYears"', (value, { consentAgeYears = 18 }) =>
    isYears(value, consentAgeYears),
  ),
};

function isTimeZone(value: unknown): boolean {
  try {
    return (
      typeof value === 'string' && Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

function isYears(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 99;
}

function isHelper(value: unknown, languages: readonly string[]): boolean {
  if (!isRecord(value) || !isRecord(value['about'])) return false;
  const { name, url, about } = value;
  const told = [name, ...languages.map((language) => about[language])];
  const isTold = told.every((text) => typeof text === 'string' && text.trim() !== '');
  return isTold && typeof url === 'string' && url.startsWith('https://') && URL.canParse(url);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
