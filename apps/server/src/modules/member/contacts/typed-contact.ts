import { type CallInput, Refusal, type sendContactCode as sendCall } from '@pelita/contract';
import { type Contact, mailAddress, neededPhoneNumber } from '../../accounts/index.ts';

type Typed = Pick<CallInput<typeof sendCall>['body'], 'channel' | 'mobileNum' | 'countryDialingCode' | 'email'>;

export function typedContact({ channel, mobileNum, countryDialingCode, email }: Typed, homeCountry: string): Contact {
  if (channel === 'text') {
    const where = { homeCountry, field: 'mobileNum' };
    return { channel, value: neededPhoneNumber(mobileNum ?? '', countryDialingCode, where) };
  }
  const value = mailAddress(email ?? '');
  if (value !== null) return { channel, value };
  const key = (email ?? '').trim() === '' ? 'required' : 'mail_address';
  throw new Refusal('invalid_field', { fields: { email: { key } } });
}
