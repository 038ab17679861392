import * as z from 'zod/mini';
import { DEVICE_COOKIE } from '../accounts/devices.ts';
import { call } from '../call.ts';
import { PasswordText, ShortText } from '../shapes.ts';
import { CAPTCHA_COOKIE } from './codes.ts';
import { HumanVerification, SessionValue } from './shapes.ts';

/** Opening a session: by a password, by a code to the phone, or on a trial account. */

export const login = call('POST /wps/session/login', {
  who: 'visitor',
  cookies: [CAPTCHA_COOKIE, DEVICE_COOKIE],
  sealed: true,
  rate: 'login',
  body: z
    .strictObject({
      /** For type sms the national number. */
      username: ShortText,
      /** For type sms the code. */
      password: PasswordText,
      type: z.enum(['username', 'sms'], { error: 'pattern' }),
      loginSide: z._default(z.enum(['member', 'agent'], { error: 'pattern' }), 'member'),
      countryDialingCode: z.optional(ShortText),
      loginDeviceId: z.optional(ShortText),
      captcha: z.optional(ShortText),
      humanVerification: z.optional(HumanVerification),
    })
    // LOGIN-04: the phone is proof enough of being a person.
    .check(
      z.refine(({ type, humanVerification }) => type === 'sms' || humanVerification !== undefined, {
        path: ['humanVerification'],
      }),
    ),
  value: SessionValue,
  refusals: [
    'human_check_failed',
    'captcha_required',
    'captcha_wrong',
    'wrong_credentials',
    'code_not_allowed',
    'code_wrong',
    'code_expired',
    'code_locked',
    'login_verification_required',
    'non_member',
    'non_agent',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Opens a session for a username and password, or for a mobile number and the code sent to it.',
});

export const loginFreePlay = call('POST /wps/session/login/freeplay', {
  who: 'visitor',
  rate: 'registration',
  body: z.strictObject({ loginDeviceId: z.optional(ShortText), humanVerification: HumanVerification }),
  value: SessionValue,
  refusals: ['human_check_failed', 'free_play_closed', 'too_many_requests'],
  summary: 'Makes or resumes a trial account (type 4) whose money is play money.',
});
