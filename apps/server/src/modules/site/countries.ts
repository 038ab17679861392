import { getCountries as everyCountry, getCountryCallingCode } from 'libphonenumber-js';
import type { CallAnswer, getCountries as getCountriesCall } from '@pelita/contract';

const countries = everyCountry().map((countryCode) => ({
  countryCode,
  countryDialingCode: getCountryCallingCode(countryCode),
}));

/** Countries with their dialling codes, from the phone library's own metadata. */
export async function getCountries(): Promise<CallAnswer<typeof getCountriesCall>> {
  return countries;
}
