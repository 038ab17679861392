import { languageOf } from '@pelita/i18n';
import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** LOGIN-03: a country as a person chooses it. `dialingCode` without the plus sign, as the wire has it. */
export type Country = { code: CountryCode; name: string; dialingCode: string };

/** All countries in the order of their names in this language. */
export function countriesIn(language: string): Country[] {
  const { tag } = languageOf(language);
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const byName = new Intl.Collator(tag);
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dialingCode: getCountryCallingCode(code),
    }))
    .sort((one, other) => byName.compare(one.name, other.name));
}

/** By the beginning of a word of the name, by the code of the country or by the number, with or without its plus sign. */
export function matchingCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = folded(typed.trim().replace(/^\+/, ''));
  if (wanted === '') return [...countries];
  return countries.filter(({ code, name, dialingCode }) => {
    const words = folded(name);
    return (
      words.startsWith(wanted) ||
      words.includes(` ${wanted}`) ||
      code.toLowerCase() === wanted ||
      dialingCode.startsWith(wanted)
    );
  });
}

/** SMS-02: whether a phone of this country can have the number, as the server judges it. */
export function isPhoneNumber(typed: string, dialingCode: string): boolean {
  if (!/^[\d\s()./-]{4,24}$/.test(typed)) return false;
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: dialingCode });
  return parsed?.isValid() === true && parsed.countryCallingCode === dialingCode;
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** In E.164, for whoever asks for a number by itself; what is no number goes as it was typed. */
export function internationalNumber(typed: string, dialingCode: string): string {
  return parsePhoneNumberFromString(typed, { defaultCallingCode: dialingCode })?.number ?? typed;
}
