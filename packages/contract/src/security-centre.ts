import * as z from 'zod/mini';
import { call } from './call.ts';
import { CodeSent } from './codes.ts';
import { UPLOAD_MAXIMUM_BYTES } from './constants.ts';
import { PasswordText, ShortText } from './identity-shapes.ts';
import { Done, InstantText, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/** MC-03: what an account's owner sees and changes of it. Whatever matters asks for the password once more. */

const Masked = z.nullable(z.object({ value: z.string(), isProved: z.boolean() }));

export const getSecurity = call('GET /wps/member/security', {
  who: 'member',
  value: z.object({
    mobileNum: Masked,
    email: Masked,
    hasLoginPassword: z.boolean(),
    hasPaymentPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
    bankAccounts: z.number(),
    socialAccounts: z.number(),
    registeredAddresses: z.number(),
    isProfileComplete: z.boolean(),
    invitationCode: z.nullable(z.string()),
    /** The login before the one that asks. */
    lastLogin: z.nullable(z.object({ at: InstantText, address: z.string() })),
  }),
  summary: 'How well the account is kept, contacts masked, and when it was last entered.',
});

export const PROFILE_TEXT_MAXIMUM_LENGTH = 200;
const ProfileText = z.optional(freeText(PROFILE_TEXT_MAXIMUM_LENGTH));
/** A field that is left out stays as it is; an empty one is cleared. */
const Profile = z.strictObject({
  nickname: z.optional(freeText(30)),
  /** yyyy-MM-dd; once it is set only the house can change it. */
  birthday: z.optional(z.union([z.literal(''), z.iso.date({ error: 'date_ymd' })], { error: 'date_ymd' })),
  address: ProfileText,
  /** A code of the list of countries, ISO 3166 alpha-2. */
  nationality: ProfileText,
  occupation: ProfileText,
  sourceOfIncome: ProfileText,
  placeOfBirth: ProfileText,
  telegram: ProfileText,
  zalo: ProfileText,
  line: ProfileText,
  whatsapp: ProfileText,
  facebook: ProfileText,
  wechat: ProfileText,
  qqNum: ProfileText,
});
const Filled = z.nullable(z.string());
const ProfileValue = z.object({
  /** The name in which the bank accounts are held. */
  payeeName: Filled,
  nickname: Filled,
  birthday: Filled,
  address: Filled,
  nationality: Filled,
  occupation: Filled,
  sourceOfIncome: Filled,
  placeOfBirth: Filled,
  telegram: Filled,
  zalo: Filled,
  line: Filled,
  whatsapp: Filled,
  facebook: Filled,
  wechat: Filled,
  qqNum: Filled,
});

export const getProfile = call('GET /wps/member/profile', {
  who: 'member',
  value: ProfileValue,
  summary: 'The player’s own profile; null for what was never filled in.',
});

export const saveProfile = call('PUT /wps/member/profile', {
  who: 'member',
  body: Profile,
  value: ProfileValue,
  refusals: ['birthday_fixed'],
  summary: 'Changes the fields that are sent.',
});

export const hasPaymentPassword = call('GET /wps/member/hasWithdrawalPassword', {
  who: 'member',
  value: z.object({ hasWithdrawalPassword: z.boolean() }),
  summary: 'Whether a payment password is set.',
});

export const setPaymentPassword = call('PUT /wps/member/paymentPassword', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** The login password. */
    password: PasswordText,
    paymentPassword: PasswordText,
    confirmPaymentPassword: PasswordText,
  }),
  value: Done,
  refusals: ['password_wrong', 'payment_password_set', 'overloaded'],
  summary: 'Sets the payment password for the first time.',
});

export const changePaymentPassword = call('POST /wps/member/paymentPassword', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    oldPaymentPassword: PasswordText,
    paymentPassword: PasswordText,
    confirmPaymentPassword: PasswordText,
  }),
  value: Done,
  refusals: ['password_wrong', 'payment_password_unset', 'overloaded'],
  summary: 'Changes the payment password.',
});

const NewContact = {
  channel: z.enum(['text', 'mail'], { error: 'pattern' }),
  mobileNum: z.optional(ShortText),
  countryDialingCode: z.optional(ShortText),
  email: z.optional(ShortText),
};

export const sendContactCode = call('POST /wps/member/contact/code', {
  who: 'member',
  rate: 'codes',
  body: z.strictObject(NewContact),
  value: CodeSent,
  refusals: ['code_not_allowed', 'too_many_codes', 'code_quota_exceeded', 'code_not_sent'],
  summary: 'Sends a code to a number or mail address that the player wants to bind.',
});

export const bindContact = call('PUT /wps/member/contact', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({ ...NewContact, code: ShortText, password: PasswordText }),
  value: Done,
  refusals: ['password_wrong', 'code_wrong', 'code_expired', 'code_locked', 'contact_taken', 'overloaded'],
  summary: 'Binds the number or mail address that the code proves, in the place of the former one.',
});

export const beginAuthenticator = call('POST /wps/member/authenticator', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({ password: PasswordText }),
  value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: ['password_wrong', 'authenticator_bound', 'overloaded'],
  summary: 'Draws the secret of an authenticator; it counts once a code of it has come back.',
});

export const bindAuthenticator = call('PUT /wps/member/authenticator', {
  who: 'member',
  rate: 'login',
  body: z.strictObject({ code: ShortText }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['second_step_wrong', 'authenticator_bound', 'authenticator_unbound'],
  summary: 'Binds the authenticator by its first code and answers the recovery codes, this once.',
});

export const removeAuthenticator = call('POST /wps/member/authenticator/removal', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({ password: PasswordText, code: ShortText }),
  value: Done,
  refusals: ['password_wrong', 'second_step_wrong', 'authenticator_unbound', 'overloaded'],
  summary: 'Takes the authenticator off, by the password and a code or recovery code.',
});

export const BANK_ACCOUNTS_MAXIMUM = 5;
export const BANK_ACCOUNT_DIGITS = { minimum: 6, maximum: 30 } as const;
const { minimum, maximum } = BANK_ACCOUNT_DIGITS;
export const bankAccountNumberForm = new RegExp(`^[0-9]{${minimum},${maximum}}$`);
const BankAccount = z.object({
  bankAccountId: UuidText,
  bankName: z.string(),
  accountName: z.string(),
  /** Masked but for its end. */
  accountNumber: z.string(),
  addedAt: InstantText,
  /** Where the player is paid unless another is asked for: the chosen one, or else the oldest. */
  isDefault: z.boolean(),
});

export const listWithdrawBanks = call('GET /wps/system/withdrawBanks', {
  who: 'visitor',
  value: z.array(z.object({ bankCode: z.string(), bankName: z.string() })),
  summary: 'The banks at which players can be paid.',
});

export const listBankAccounts = call('GET /wps/member/bankCard', {
  who: 'member',
  value: z.array(BankAccount),
  summary: 'The player’s bank accounts.',
});

export const addBankAccount = call('PUT /wps/member/bankCard', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** A name of the list of banks. */
    bankName: freeText(60, 2),
    accountName: freeText(100, 2),
    accountNumber: z.string().check(z.regex(bankAccountNumberForm, { error: 'pattern' })),
    /** The login password. */
    password: PasswordText,
  }),
  value: BankAccount,
  refusals: ['password_wrong', 'bank_account_known', 'too_many_bank_accounts', 'overloaded'],
  summary: 'Adds a bank account; all of them are held in one name.',
});

export const chooseBankAccount = call('PUT /wps/member/bankCard/{bankAccountId}/default', {
  who: 'member',
  params: z.object({ bankAccountId: UuidText }),
  value: z.array(BankAccount),
  refusals: ['bank_account_unknown'],
  summary: 'Makes a bank account the one to be paid to, and answers all of them.',
});

export const removeBankAccount = call('DELETE /wps/member/bankCard/{bankAccountId}', {
  who: 'member',
  params: z.object({ bankAccountId: UuidText }),
  value: Done,
  refusals: ['bank_account_unknown'],
  summary: 'Removes a bank account.',
});

const PICTURE_MAXIMUM_CHARACTERS = Math.ceil(UPLOAD_MAXIMUM_BYTES / 3) * 4;
const AvatarShape = z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) });

export const listAvatars = call('GET /wps/member/avatars', {
  who: 'member',
  value: z.array(z.object({ name: z.string(), avatar: z.string() })),
  summary: 'The drawn avatars to choose from.',
});

export const setAvatar = call('PUT /wps/member/avatar', {
  who: 'member',
  rate: 'feedback',
  bodyMaximumBytes: PICTURE_MAXIMUM_CHARACTERS + 1_024,
  body: z
    .strictObject({
      /** A name of the list. */
      name: z.optional(ShortText),
      /** PNG or JPEG in base64, at most 5 MB; it is cut square and painted anew. */
      picture: z.optional(z.string().check(z.maxLength(PICTURE_MAXIMUM_CHARACTERS, { error: 'picture_too_large' }))),
    })
    .check(
      z.refine(({ name, picture }) => (name === undefined) !== (picture === undefined), {
        path: ['picture'],
        error: 'one_of_two',
      }),
    ),
  value: AvatarShape,
  summary: 'Chooses a drawn avatar or puts up a picture.',
});

export const closeAccount = call('POST /wps/member/closure', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({ password: PasswordText }),
  value: Done,
  refusals: ['password_wrong', 'account_not_empty', 'overloaded'],
  summary: 'Closes the account for good, once no money is left in it, and ends every session.',
});
