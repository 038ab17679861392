import {
  type CallAnswer,
  type CallInput,
  type FieldProblems,
  type PlayerId,
  Refusal,
  type registerByMobile as registerCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import type { ProveNumber } from '../codes/number-proof.ts';
import {
  claimedSpellings,
  drawnUsername,
  isNameTaken,
  type PasswordHasher,
  passwordProblem,
  phoneNumber,
  typedPassword,
} from '../../accounts/index.ts';
import { invitedBy } from '../invitations/invitations.ts';
import { linkAtRegistration } from '../social/link-at-registration.ts';
import { makeMember } from './make-member.ts';
import { needsMobileCode, type RegistrationRules, registrationRules } from './registration-fields.ts';
import { problemOf } from './validate-registration.ts';
import { siteSettings } from '../../site/settings.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof registerCall;
type Body = CallInput<Call>['body'];
type Needs = { platform: Platform; humanCheck: HumanCheck; hasher: PasswordHasher; proveNumber: ProveNumber };

/**
 * REG-06: a member who is known by a mobile number. The code proves the number where the brand asks for one; a number
 * without a code is kept as typed and opens nothing. The account's name is drawn.
 */
export function registerByMobile({ platform, humanCheck, hasher, proveNumber }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { settings, brand, random } = platform;
    if (!settings.get(siteSettings.directRegistration) || !settings.get(entranceSettings.mobileRegistration))
      throw new Refusal('registration_closed');
    const form = { ...body, password: typedPassword(settings, body.password ?? '') };
    const number = phoneNumber(body.mobileNum, body.countryDialingCode, brand.country);
    const fields = problemsOf(form, number, settings);
    if (number === null || Object.keys(fields).length > 0) throw new Refusal('invalid_field', { fields });

    await humanCheck.verify(database, body.humanVerification);
    await database.reading((tx) => invitedBy(tx, body));
    const contact = { channel: 'text', value: number } as const;
    const isProved = needsMobileCode(settings);
    const proof = isProved ? proveNumber(number, body) : null;
    await proof?.judge(database);
    const hasPassword = settings.get(entranceSettings.passwordAtMobileRegistration);
    const passwordHash = hasPassword ? await hasher.hash(form.password) : null;
    const visitor = { ...who, deviceId: body.loginDeviceId };
    return await database.transaction(async (tx) => {
      await proof?.useUp(tx);
      const member = {
        username: await drawnUsername(random, (name) => isNameTaken(tx, claimedSpellings(name))),
        passwordHash,
        paymentHash: null,
        contacts: [{ ...contact, isProved, field: 'mobileNum' }],
        invitation: body,
        details: {},
        opensSession: body.login !== false,
      };
      const value = await makeMember(tx, platform, member, visitor);
      await linkAtRegistration(tx, who, { playerId: value.id as PlayerId, socialToken: body.socialToken });
      return value;
    });
  };
}

function problemsOf(form: Body & { password: string }, number: string | null, settings: Settings): FieldProblems {
  const hasPassword = settings.get(entranceSettings.passwordAtMobileRegistration);
  const rules = registrationRules(settings);
  const password =
    form.password === '' ? { key: 'required' } : passwordProblem(form.password, form.mobileNum, rules.password);
  const isConfirmed = typedPassword(settings, form.confirmPassword ?? '') === form.password;
  const needsCode = needsMobileCode(settings) && (form.verificationCode ?? '').trim() === '';
  return {
    ...(number === null ? { mobileNum: { key: form.mobileNum.trim() === '' ? 'required' : 'phone_number' } } : {}),
    ...(needsCode ? { verificationCode: { key: 'required' } } : {}),
    ...(hasPassword && password ? { password } : {}),
    ...(hasPassword && !isConfirmed ? { confirmPassword: { key: 'checkPass' } } : {}),
    ...problemsOfCodes(form, rules),
  };
}

/** REG-03: invitations are the optional fields that this form shares with the one by username. */
function problemsOfCodes({ affiliateCode, referralCode }: Body, rules: RegistrationRules): FieldProblems {
  const codes = (['affiliateCode', 'referralCode'] as const).flatMap((field) => {
    const problem = rules[field].enabled ? problemOf(field, { affiliateCode, referralCode }, rules) : null;
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(codes);
}
