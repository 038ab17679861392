import { type CodeSent, sendRegistrationCode } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';

/** SMS-01: the code that proves the number of a registration, asked for by a person. */
export function requestRegistrationCode(prove: () => Promise<string>) {
  return async (number: { mobileNum: string; countryDialingCode: string }): Promise<CodeSent> => {
    const { mobileNum: mobileNo, countryDialingCode } = number;
    return send(sendRegistrationCode, { body: { mobileNo, countryDialingCode, humanVerification: await prove() } });
  };
}
