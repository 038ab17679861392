import {
  type CallAnswer,
  type CallInput,
  CAPTCHA_COOKIE,
  type PlayerId,
  Refusal,
  type register as registerCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { ProveNumber } from '../codes/number-proof.ts';
import {
  claimedSpellings,
  isNameTaken,
  mailAddress,
  type PasswordHasher,
  phoneNumber,
  typedPassword,
} from '../../accounts/index.ts';
import { invitedBy } from '../invitations/invitations.ts';
import { linkAtRegistration } from '../social/link-at-registration.ts';
import { makeMember, nameTaken, type NewMember } from './make-member.ts';
import { registrationRules } from './registration-fields.ts';
import { registrationDetails, type RegistrationForm, registrationProblems } from './validate-registration.ts';
import { siteSettings } from '../../site/settings.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof registerCall;
type Needs = {
  platform: Platform;
  humanCheck: HumanCheck;
  hasher: PasswordHasher;
  captcha: Captcha;
  proveNumber: ProveNumber;
};

/**
 * Makes a member and opens the first session. Faulty fields are told before the human check, so that a slip does not
 * cost the proof; whether a name is taken only after it.
 */
export function register({ platform, humanCheck, hasher, captcha, proveNumber }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { settings } = platform;
    const isOpen = settings.get(siteSettings.directRegistration) && settings.get(entranceSettings.usernameRegistration);
    if (!isOpen) throw new Refusal('registration_closed');
    const rules = registrationRules(settings);
    const form: RegistrationForm = {
      ...body,
      password: typedPassword(settings, body.password),
      confirmPassword: typedPassword(settings, body.confirmPassword),
    };
    const details = registrationDetails(form, rules);
    // REG-08: the codes of an address count also where the form has no field for them.
    const invitation = { affiliateCode: body.affiliateCode, referralCode: body.referralCode };
    const contacts = contactsFrom(details, body.countryDialingCode, platform.brand.country);
    const problems = { ...registrationProblems(form, rules), ...contacts.problems };
    if (Object.keys(problems).length > 0) throw new Refusal('invalid_field', { fields: problems });

    await humanCheck.verify(database, body.humanVerification);
    if (rules.captcha.enabled && (rules.captcha.required || details['captcha'] !== undefined))
      await captcha.verify(database, who.cookies[CAPTCHA_COOKIE], details['captcha']);
    await database.reading(async (tx) => {
      if (await isNameTaken(tx, claimedSpellings(form.username))) throw nameTaken();
      await invitedBy(tx, invitation);
    });
    const { number } = contacts;
    const proof =
      rules.verificationCode.enabled && number !== null
        ? proveNumber(number, { ...body, verificationCode: details['verificationCode'] })
        : null;
    await proof?.judge(database);
    const wantsPaymentPassword = rules.paymentPassword.enabled && form.paymentPassword !== undefined;
    const member: NewMember = {
      username: form.username,
      passwordHash: await hasher.hash(form.password),
      paymentHash: wantsPaymentPassword ? await hasher.hash(form.paymentPassword ?? '') : null,
      contacts: [
        ...(number === null
          ? []
          : [{ channel: 'text', value: number, isProved: proof !== null, field: 'mobileNum' } as const]),
        ...(contacts.email === null
          ? []
          : [{ channel: 'mail', value: contacts.email, isProved: false, field: 'email' } as const]),
      ],
      invitation,
      details: keptDetails(details),
      opensSession: body.login !== false,
    };
    const visitor = { ...who, deviceId: body.loginDeviceId };
    return await database.transaction(async (tx) => {
      await proof?.useUp(tx);
      const value = await makeMember(tx, platform, member, visitor);
      await linkAtRegistration(tx, who, { playerId: value.id as PlayerId, socialToken: body.socialToken });
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
