import { type Contact, neededPhoneNumber } from '../../accounts/index.ts';

export function recoveryContact(
  homeCountry: string,
  typed: { mobileNum: string; countryDialingCode?: string | undefined },
): Contact {
  const where = { homeCountry, field: 'mobileNum' };
  return { channel: 'text', value: neededPhoneNumber(typed.mobileNum, typed.countryDialingCode, where) };
}
