import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { CAPTCHA_COOKIE } from './codes.ts';
import {
  HumanVerification,
  PasswordText as Password,
  SessionValue,
  ShortText as Text,
  SocialToken,
} from './identity-shapes.ts';
import { Done, EmptyBody, MoneyText, InstantText } from './shapes.ts';
import { SOCIAL_LOGIN_COOKIE } from './social.ts';

/** Who somebody is: registering, logging in and out, and what a player's own account shows. */

export const getHumanChallenge = call('GET /wps/verification/human', {
  who: 'visitor',
  value: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  summary: 'A proof-of-work challenge (ALTCHA version 2), good for one call.',
});

export const login = call('POST /wps/session/login', {
  who: 'visitor',
  cookies: [CAPTCHA_COOKIE],
  sealed: true,
  rate: 'login',
  body: z
    .strictObject({
      /** For type sms the national number. */
      username: Text,
      /** For type sms the code. */
      password: Password,
      type: z.enum(['username', 'sms'], { error: 'pattern' }),
      loginSide: z._default(z.enum(['member', 'agent'], { error: 'pattern' }), 'member'),
      countryDialingCode: z.optional(Text),
      loginDeviceId: z.optional(Text),
      captcha: z.optional(Text),
      humanVerification: z.optional(HumanVerification),
    })
    // LOGIN-04: whoever holds the phone needs no other proof of being a person.
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
  body: z.optional(z.strictObject({ loginDeviceId: z.optional(Text) })),
  value: SessionValue,
  refusals: ['free_play_closed', 'too_many_requests'],
  summary: 'Makes or resumes a trial account (type 4) whose money is play money.',
});

export const logout = call('POST /wps/session/logout', {
  who: 'player',
  alsoMethods: ['DELETE'],
  body: EmptyBody,
  value: Done,
  summary: 'Ends the session of the token.',
});

export const register = call('PUT /wps/member/register', {
  who: 'visitor',
  cookies: [CAPTCHA_COOKIE, SOCIAL_LOGIN_COOKIE],
  sealed: true,
  rate: 'registration',
  body: z.strictObject({
    username: Text,
    password: Password,
    confirmPassword: Password,
    payeeName: z.optional(Text),
    email: z.optional(Text),
    qqNum: z.optional(Text),
    mobileNum: z.optional(Text),
    recommenderId: z.optional(Text),
    captcha: z.optional(Text),
    verificationCode: z.optional(Text),
    affiliateCode: z.optional(Text),
    paymentPassword: z.optional(Password),
    line: z.optional(Text),
    whatsapp: z.optional(Text),
    facebook: z.optional(Text),
    wechat: z.optional(Text),
    idNumber: z.optional(Text),
    referralCode: z.optional(Text),
    domain: z.optional(Text),
    countryDialingCode: z.optional(Text),
    /** False opens no session: the token of the answer is empty. */
    login: z.optional(z.boolean()),
    registerUrl: z.optional(Text),
    registerMethod: z.optional(Text),
    firebaseChannel: z.optional(Text),
    /** REG-09: where an identity provider proves the number, what it says. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(4_096, { error: 'too_long' }))),
    /** LOGIN-11: the account of an identity provider that opens this one from now on. */
    socialToken: z.optional(SocialToken),
    loginDeviceId: z.optional(Text),
    humanVerification: HumanVerification,
  }),
  value: SessionValue,
  refusals: [
    'human_check_failed',
    'captcha_required',
    'captcha_wrong',
    'code_wrong',
    'code_expired',
    'code_locked',
    'phone_token_invalid',
    'phone_provider_unreachable',
    'username_taken',
    'contact_taken',
    'social_login_expired',
    'social_account_taken',
    'invitation_code_error',
    'registration_closed',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Registers a member by username and opens the first session.',
});

export const registerByMobile = call('PUT /wps/member/register/mobile', {
  who: 'visitor',
  cookies: [SOCIAL_LOGIN_COOKIE],
  sealed: true,
  rate: 'registration',
  body: z.strictObject({
    mobileNum: Text,
    countryDialingCode: z.optional(Text),
    /** Required while REGMOBVERF3 is on, or where no password is asked for. */
    verificationCode: z.optional(Text),
    /** Required while MOBILENUMPASSREG3 is on. */
    password: z.optional(Password),
    confirmPassword: z.optional(Password),
    affiliateCode: z.optional(Text),
    referralCode: z.optional(Text),
    domain: z.optional(Text),
    /** False opens no session: the token of the answer is empty. */
    login: z.optional(z.boolean()),
    registerUrl: z.optional(Text),
    registerMethod: z.optional(Text),
    firebaseChannel: z.optional(Text),
    /** REG-09: where an identity provider proves the number, what it says. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(4_096, { error: 'too_long' }))),
    /** LOGIN-11: the account of an identity provider that opens this one from now on. */
    socialToken: z.optional(SocialToken),
    loginDeviceId: z.optional(Text),
    humanVerification: HumanVerification,
  }),
  value: SessionValue,
  refusals: [
    'human_check_failed',
    'code_wrong',
    'code_expired',
    'code_locked',
    'phone_token_invalid',
    'phone_provider_unreachable',
    'contact_taken',
    'social_login_expired',
    'social_account_taken',
    'invitation_code_error',
    'registration_closed',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Registers a member by mobile number, under a drawn username, and opens the first session.',
});

export const checkAffiliateCode = call('GET /wps/agent/affiliate', {
  who: 'visitor',
  rate: 'recovery',
  query: z.object({
    code: Text,
    domain: z.optional(Text),
    kind: z._default(z.enum(['affiliate', 'referral'], { error: 'pattern' }), 'affiliate'),
  }),
  value: z.object({ code: z.string(), isValid: z.literal(true) }),
  refusals: ['invitation_code_error'],
  summary: 'Whether an invitation code is an agent’s, or with kind referral a member’s, before a registration uses it.',
});

export const completeFirstLogin = call('POST /wps/member/firstLogin', {
  who: 'player',
  body: EmptyBody,
  value: Done,
  summary: 'The action after a first login: notes that the member has arrived.',
});

export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.nullable(z.string()),
  /** The account type by number; 4 is a trial account. */
  type: z.number(),
  toUpline: z.boolean(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.number() }),
  memberLabel: z.array(z.string()),
  avatar: z.string(),
  avatarType: z.enum(['CUSTOM', 'STATIC']),
  sumBalance: MoneyText,
  currency: z.string(),
  unreadMessage: z.number(),
  availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
  vip: z.object({ customerServiceChannel: z.enum(['vip', 'live']) }),
  registeredAt: InstantText,
});

export const getMemberInfo = call('GET /wps/member/info', {
  who: 'player',
  value: MemberInfo,
  summary: 'The player’s own account.',
});

const Avatar = z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) });
export const getMemberIcon = call('GET /wps/member/info/icon', {
  who: 'player',
  value: Avatar,
  summary: 'The player’s avatar.',
});
export const getPlayerAvatar = relay('GET', 'MCSFE_getPlayerAvatar', {
  who: 'player',
  value: Avatar,
  summary: 'The player’s avatar, by relay.',
});
