import { type CodeSent, getSmsProvider, TOO_MANY_REQUESTS_WAIT_MINUTES } from '@pelita/contract';
import { useRef } from 'react';
import { nowMs } from '@pelita/client/now';
import { CallFailure } from '@pelita/client/failure';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { PhoneVerificationFailure, provePhone, sendPhoneCode, thirdPartySent } from './phone-identity.ts';
import { requestRegistrationCode } from './request-registration-code.ts';

type Sent = { provider: { apiUrl: string; apiKey: string }; sessionInfo: string };
type Number_ = { mobileNum: string; countryDialingCode: string };

/**
 * REG-09: the code of a registration, by the house's carrier or by the identity provider, as the brand has it. In the
 * second case the provider judges the code, and what it says goes along with the registration.
 */
export function useRegistrationCode(prove: () => Promise<string>) {
  const text = useText('phone');
  const sent = useRef<Sent>(null);
  const proved = useRef<{ sessionInfo: string; code: string; idToken: string }>(null);
  /** SMS-06: each refusal in its own words; a code that is wrong stands at its field. */
  const inWords = (failure: unknown): unknown => {
    if (!(failure instanceof PhoneVerificationFailure)) return failure;
    const { code } = failure;
    return new CallFailure(code, text(code), {
      ...(code === 'phone_code_invalid' ? { fields: { verificationCode: text(code) } } : {}),
      ...(code === 'phone_too_many_requests' ? { retryAfterSeconds: TOO_MANY_REQUESTS_WAIT_MINUTES * 60 } : {}),
    });
  };
  return {
    requestCode: async (number: Number_): Promise<CodeSent> => {
      const { path, apiUrl, apiKey } = await send(getSmsProvider, {});
      sent.current = null;
      if (path === 'carrier' || apiUrl === null) return requestRegistrationCode(prove)(number);
      const { internationalNumber } = await import('../../../shared/phone/countries.ts');
      const to = internationalNumber(number.mobileNum, number.countryDialingCode);
      const provider = { apiUrl, apiKey: apiKey ?? '' };
      try {
        sent.current = { provider, sessionInfo: await sendPhoneCode(provider, to, await prove()) };
      } catch (failure) {
        throw inWords(failure);
      }
      return thirdPartySent(text('sent', { to }), nowMs());
    },
    /** What goes along with the registration; a code that was proved is not asked about again. */
    attach: async (typed: string): Promise<{ firebaseIdToken?: string }> => {
      const way = sent.current;
      if (way === null) return {};
      const { sessionInfo } = way;
      const code = typed.trim();
      const known = proved.current;
      if (known?.sessionInfo === sessionInfo && known.code === code) return { firebaseIdToken: known.idToken };
      try {
        const idToken = await provePhone(way.provider, sessionInfo, code);
        proved.current = { sessionInfo, code, idToken };
        return { firebaseIdToken: idToken };
      } catch (failure) {
        throw inWords(failure);
      }
    },
  };
}
