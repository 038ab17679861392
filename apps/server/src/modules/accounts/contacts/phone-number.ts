import { Refusal } from '@pelita/contract';
import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

const dialingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** A number as people write it, with or without the leading zero, in E.164; null when no phone can have it. */
export function phoneNumber(typed: string, dialingCode: string | undefined, homeCountry: string): string | null {
  const code = (dialingCode ?? '').replace(/^\+|^00/, '') || getCountryCallingCode(homeCountry as CountryCode);
  if (!dialingCodes.has(code) || !/^[\d\s()./-]{4,24}$/.test(typed)) return null;
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: code });
  return parsed?.isValid() === true && parsed.countryCallingCode === code ? parsed.number : null;
}

/** SMS-02: the number is judged before anything is sent to it. */
export function neededPhoneNumber(
  typed: string,
  dialingCode: string | undefined,
  { homeCountry, field }: { homeCountry: string; field: string },
): string {
  if (typed.trim() === '') throw new Refusal('invalid_field', { fields: { [field]: { key: 'required' } } });
  const number = phoneNumber(typed, dialingCode, homeCountry);
  if (number === null) throw new Refusal('invalid_field', { fields: { [field]: { key: 'phone_number' } } });
  return number;
}
