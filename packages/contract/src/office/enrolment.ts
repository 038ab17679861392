import * as z from 'zod/mini';
import { call } from '../call.ts';
import { PasswordText } from '../shapes.ts';
import { CodeText, RoleText } from './shapes.ts';

/** How an operator enrols: a link good for one time, the own password, then the authenticator. */

const LinkToken = z.string().check(z.maxLength(64, { error: 'too_long' }));

export const beginEnrolment = call('POST /office/enrolment/begin', {
  who: 'visitor',
  rate: 'recovery',
  body: z.strictObject({ token: LinkToken, password: PasswordText }),
  value: z.object({
    username: z.string(),
    roles: z.array(RoleText),
    /** For the app, in base32, and as what its QR code says. */
    secret: z.string(),
    otpauthUrl: z.string(),
  }),
  refusals: ['enrolment_link_invalid'],
  summary: 'First step of an enrolment: the own password. Answers a secret for the authenticator app.',
});

export const finishEnrolment = call('POST /office/enrolment/finish', {
  who: 'visitor',
  rate: 'recovery',
  body: z.strictObject({ token: LinkToken, code: CodeText }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['enrolment_link_invalid', 'second_step_wrong', 'too_many_requests'],
  summary: 'Second step: a code of the app. Uses the link up and shows the recovery codes, once.',
});
