import {
  type CallInput,
  CAPTCHA_COOKIE,
  type PlayerId,
  Refusal,
  type registerByMobile,
  type SessionValue,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import {
  claimedSpellings,
  drawnUsername,
  isNameTaken,
  mailAddress,
  type PasswordHasher,
  phoneNumber,
  typedPassword,
} from '../../accounts/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { ProveNumber } from '../codes/number-proof.ts';
import { invitedBy } from '../invitations/invitations.ts';
import { linkAtRegistration } from '../social/link-at-registration.ts';
import { makeMember, nameTaken, type NewMember } from './make-member.ts';
import type { RegistrationRules } from './registration-fields.ts';
import { registrationDetails, type RegistrationForm, registrationProblems } from './validate-registration.ts';

type Sent = Omit<CallInput<typeof registerByMobile>['body'], 'mobileNum'> & RegistrationForm;

/** Registers what was sent by the rules of its form. Without a username one is drawn. */
export type RegisterMember = (
  database: Database,
  who: CallerOf<typeof registerByMobile>,
  sent: Sent,
  rules: RegistrationRules,
) => Promise<SessionValue>;

/**
 * Makes a member and opens the first session. Faulty fields are told before the human check, so that a slip does not
 * cost the proof; whether a name is taken only after it.
 */
export function createRegisterMember({
  platform,
  humanCheck,
  hasher,
  captcha,
  proveNumber,
}: {
  platform: Platform;
  humanCheck: HumanCheck;
  hasher: PasswordHasher;
  captcha: Captcha;
  proveNumber: ProveNumber;
}): RegisterMember {
  const { settings, brand, random } = platform;
  return async (database, who, sent, rules) => {
    const form: RegistrationForm = {
      ...sent,
      password: typedPassword(settings, sent.password ?? ''),
      confirmPassword: typedPassword(settings, sent.confirmPassword ?? ''),
    };
    const details = registrationDetails(form, rules);
    // REG-08: the codes of an address count also where the form has no field for them.
    const invitation = { affiliateCode: sent.affiliateCode, referralCode: sent.referralCode };
    const { number, email, problems } = contactsFrom(details, sent.countryDialingCode, brand.country);
    const fields = { ...registrationProblems(form, rules), ...problems };
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_field', { fields });

    await humanCheck.verify(database, sent.humanVerification);
    if (rules.captcha.enabled && (rules.captcha.required || details['captcha'] !== undefined))
      await captcha.verify(database, who.cookies[CAPTCHA_COOKIE], details['captcha']);
    const { username } = sent;
    await database.reading(async (tx) => {
      if (username !== undefined && (await isNameTaken(tx, claimedSpellings(username)))) throw nameTaken();
      await invitedBy(tx, invitation);
    });
    const proof =
      rules.verificationCode.enabled && number !== null
        ? proveNumber(number, { ...sent, verificationCode: details['verificationCode'] })
        : null;
    await proof?.judge(database);
    const paymentPassword = rules.paymentPassword.enabled ? form.paymentPassword : undefined;
    const member: Omit<NewMember, 'username'> = {
      passwordHash: rules.password.enabled ? await hasher.hash(form.password ?? '') : null,
      paymentHash: paymentPassword === undefined ? null : await hasher.hash(paymentPassword),
      contacts: [
        ...(number === null
          ? []
          : [{ channel: 'text', value: number, isProved: proof !== null, field: 'mobileNum' } as const]),
        ...(email === null ? [] : [{ channel: 'mail', value: email, isProved: false, field: 'email' } as const]),
      ],
      invitation,
      details: keptDetails(details),
      opensSession: sent.login !== false,
    };
    const visitor = { ...who, deviceId: sent.loginDeviceId };
    return await database.transaction(async (tx) => {
      await proof?.useUp(tx);
      const name = username ?? (await drawnUsername(random, (drawn) => isNameTaken(tx, claimedSpellings(drawn))));
      const value = await makeMember(tx, platform, { ...member, username: name }, visitor);
      await linkAtRegistration(tx, who, { playerId: value.id as PlayerId, socialToken: sent.socialToken });
      return value;
    });
  };
}

/** The number and the mail address in the forms in which they are unique, or what is wrong with them. */
function contactsFrom(details: Record<string, string>, dialingCode: string | undefined, homeCountry: string) {
  const { mobileNum, email } = details;
  const number = mobileNum === undefined ? null : phoneNumber(mobileNum, dialingCode, homeCountry);
  const address = email === undefined ? null : mailAddress(email);
  const problems = {
    ...(mobileNum !== undefined && number === null ? { mobileNum: { key: 'phone_number' } } : {}),
    ...(email !== undefined && address === null ? { email: { key: 'mail_address' } } : {}),
  };
  return { number, email: address, problems };
}

/** What has a place of its own is not kept twice. */
function keptDetails(details: Record<string, string>): Record<string, string> {
  const elsewhere = ['email', 'mobileNum', 'captcha', 'verificationCode', 'affiliateCode', 'referralCode'];
  return Object.fromEntries(Object.entries(details).filter(([field]) => !elsewhere.includes(field)));
}
