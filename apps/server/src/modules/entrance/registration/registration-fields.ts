import { type FieldRule, fieldPatterns, type PatternId } from '@pelita/contract';
import type { SettingValue } from '../../../platform/settings/catalogue.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** The registration form as the product ships it; a brand changes single rules by the setting `registration.fields`. */
const shipped = {
  username: on('letter_first', 6, 13),
  // Printable: whatever is not a control character.
  password: { ...on('any', 8, 64, 'password'), acceptedPattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$' },
  confirmPassword: on('any', 1, 64, 'password'),
  payeeName: off('any', 2, 100),
  email: off('email', 5, 100, 'email'),
  qqNum: off('digits', 5, 12),
  mobileNum: off('digits', 7, 15, 'tel'),
  recommenderId: off('letters_or_digits', 1, 32),
  captcha: off('any', 4, 8),
  verificationCode: off('digits', 4, 8),
  affiliateCode: off('letters_or_digits', 1, 32),
  paymentPassword: off('digits', 6, 6, 'password'),
  line: off('no_spaces', 1, 64),
  whatsapp: off('no_spaces', 1, 64),
  facebook: off('no_spaces', 1, 64),
  wechat: off('no_spaces', 1, 64),
  idNumber: off('letters_or_digits', 4, 32),
  referralCode: off('letters_or_digits', 1, 32),
  domain: off('any', 1, 200),
} satisfies Record<string, FieldRule>;

export type RegistrationField = keyof typeof shipped;
export type RegistrationRules = Record<RegistrationField, FieldRule>;

/** Without these nobody has an account, so no setting switches them off. */
const ALWAYS: readonly RegistrationField[] = ['username', 'password', 'confirmPassword'];

/** The rules in force: what the client builds its form from, and what the server applies again. */
export function registrationRules(settings: Pick<Settings, 'get'>): RegistrationRules {
  const changes = settings.get('registration.fields');
  const inForce = Object.entries(shipped).map(([name, rule]) => {
    const field = name as RegistrationField;
    return [field, ruleInForce(field, { ...rule, ...changesOf(changes, field) })] as const;
  });
  const rules = Object.fromEntries(inForce) as RegistrationRules;
  return { ...rules, verificationCode: ruleOfCode(rules, settings.get('features.mobileVerificationAtRegistration')) };
}

/** REG-06: whether a registration by mobile number needs a code: where the brand says so, or nothing else opens it. */
export function needsMobileCode(settings: Pick<Settings, 'get'>): boolean {
  return (
    settings.get('features.mobileVerificationAtRegistration') || !settings.get('features.passwordAtMobileRegistration')
  );
}

/** The code belongs to the number: it shows where a number does that has to be proved, and is required with it. */
function ruleOfCode({ mobileNum, verificationCode }: RegistrationRules, isProved: boolean): FieldRule {
  const enabled = isProved && mobileNum.enabled;
  return { ...verificationCode, enabled, required: enabled && mobileNum.required };
}

function ruleInForce(field: RegistrationField, rule: FieldRule): FieldRule {
  if (ALWAYS.includes(field)) return { ...rule, enabled: true, required: true };
  // REG-03: a payment password is required whenever it shows.
  if (field === 'paymentPassword') return { ...rule, required: rule.enabled };
  return rule;
}

/** What stands in a change alone would contradict the rest: a pattern and the text that tells it go together. */
function changesOf(changes: SettingValue<'registration.fields'>, field: string): object {
  const change = Object.hasOwn(changes, field) ? changes[field] : undefined;
  const { patternId, acceptedPattern } = change ?? {};
  if (patternId !== undefined) return { acceptedPattern: fieldPatterns[patternId], ...change };
  return acceptedPattern === undefined ? { ...change } : { patternId: 'other', ...change };
}

function on(patternId: PatternId, minLength: number, maxLength: number, type = 'text'): FieldRule {
  return {
    enabled: true,
    required: true,
    acceptedPattern: fieldPatterns[patternId],
    patternId,
    minLength,
    maxLength,
    type,
  };
}

function off(patternId: PatternId, minLength: number, maxLength: number, type = 'text'): FieldRule {
  return { ...on(patternId, minLength, maxLength, type), enabled: false, required: false };
}
