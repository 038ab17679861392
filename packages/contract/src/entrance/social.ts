import * as z from 'zod/mini';
import { DEVICE_COOKIE } from '../accounts/devices.ts';
import { call } from '../call.ts';
import { Done, InstantText, PasswordText, ShortText, TOKEN_FORM } from '../shapes.ts';
import { CAPTCHA_COOKIE } from './codes.ts';
import { HumanVerification, SessionValue, SocialToken } from './shapes.ts';

/** LOGIN-11: in by an account at Google or Facebook, and the links between such accounts and members. */

/** Which browser has begun a login by an identity provider. */
export const SOCIAL_LOGIN_COOKIE = 'socialLogin';

export const socialProviders = ['google', 'facebook'] as const;

export type SocialProvider = (typeof socialProviders)[number];

const Provider = z.enum(socialProviders, { error: 'pattern' });

/** The path of this site on which the visitor is, with its query; home when left out. */
const ReturnTo = z.optional(z.string().check(z.maxLength(512, { error: 'too_long' })));

const Ticket = z.string().check(z.regex(TOKEN_FORM, { error: 'pattern' }));

export const beginSocialLogin = call('POST /wps/session/login/social', {
  who: 'visitor',
  cookies: [SOCIAL_LOGIN_COOKIE],
  rate: 'login',
  body: z.strictObject({
    provider: Provider,
    returnTo: ReturnTo,
  }),
  value: z.object({ authorizationUrl: z.string() }),
  refusals: ['social_login_closed', 'social_provider_unreachable', 'too_many_requests'],
  summary:
    'Begins a login by an identity provider: its page’s address, and a cookie that binds the way to this browser.',
});

export const finishSocialLogin = call('POST /wps/session/login/social/ticket', {
  who: 'visitor',
  cookies: [SOCIAL_LOGIN_COOKIE, DEVICE_COOKIE],
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** What stood behind the hash sign when the visitor came back; good once, and in the browser that began. */
    ticket: Ticket,
    loginSide: z._default(z.enum(['member', 'agent'], { error: 'pattern' }), 'member'),
    loginDeviceId: z.optional(ShortText),
  }),
  value: SessionValue,
  refusals: [
    'social_login_expired',
    'social_account_unlinked',
    'login_verification_required',
    'non_member',
    'non_agent',
    'too_many_requests',
  ],
  summary: 'Opens a session for a member who has come back from an identity provider and is known by it.',
});

export const linkSocialAccount = call('POST /wps/session/login/social/link', {
  who: 'visitor',
  cookies: [CAPTCHA_COOKIE, SOCIAL_LOGIN_COOKIE, DEVICE_COOKIE],
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** From the refusal `social_account_unlinked`. */
    socialToken: SocialToken,
    username: ShortText,
    password: PasswordText,
    loginSide: z._default(z.enum(['member', 'agent'], { error: 'pattern' }), 'member'),
    loginDeviceId: z.optional(ShortText),
    captcha: z.optional(ShortText),
    humanVerification: HumanVerification,
  }),
  value: SessionValue,
  refusals: [
    'social_login_expired',
    'social_account_taken',
    'social_account_linked',
    'human_check_failed',
    'captcha_required',
    'captcha_wrong',
    'wrong_credentials',
    'login_verification_required',
    'non_member',
    'non_agent',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Links an identity provider’s account to a member who proves the member’s own password, and logs in.',
});

export const listSocialAccounts = call('GET /wps/member/socialAccounts', {
  who: 'member',
  value: z.array(
    z.object({
      provider: Provider,
      /** As the provider names the account’s holder; null where it gives no name. */
      name: z.nullable(z.string()),
      linkedAt: InstantText,
    }),
  ),
  summary: 'The identity providers’ accounts by which the member may log in.',
});

export const beginSocialLink = call('POST /wps/member/socialAccounts', {
  who: 'member',
  cookies: [SOCIAL_LOGIN_COOKIE],
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    provider: Provider,
    returnTo: ReturnTo,
    /** The login password. */
    password: PasswordText,
  }),
  value: z.object({ authorizationUrl: z.string() }),
  refusals: [
    'password_wrong',
    'social_account_linked',
    'social_login_closed',
    'social_provider_unreachable',
    'overloaded',
  ],
  summary: 'Begins to link an identity provider’s account to the member, by the login password.',
});

export const finishSocialLink = call('PUT /wps/member/socialAccounts', {
  who: 'member',
  cookies: [SOCIAL_LOGIN_COOKIE],
  rate: 'login',
  body: z.strictObject({
    /** As at a login; it serves the member who began, and no other. */
    ticket: Ticket,
  }),
  value: z.object({ provider: Provider }),
  refusals: ['social_login_expired', 'social_account_taken', 'social_account_linked'],
  summary: 'Links the account with which the member has come back from an identity provider.',
});

export const removeSocialAccount = call('DELETE /wps/member/socialAccounts/{provider}', {
  who: 'member',
  params: z.object({ provider: Provider }),
  value: Done,
  refusals: ['social_account_unknown', 'social_account_needed'],
  summary: 'Takes a link away; the last way into an account stays.',
});
