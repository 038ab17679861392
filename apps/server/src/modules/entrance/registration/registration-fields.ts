import type { FieldRule } from '@pelita/contract';
import type { Settings } from '../../../platform/settings/settings.ts';
import { alwaysOn, disabledField, fieldRule, passwordFields, requiredField } from '../../accounts/index.ts';
import { entranceSettings } from '../settings.ts';

/** The registration form as the product ships it, but for the passwords; a brand changes single rules by a setting. */
const shipped = {
  username: requiredField('letter_first', 6, 13),
  payeeName: disabledField('any', 2, 100),
  email: disabledField('email', 5, 100, 'email'),
  qqNum: disabledField('digits', 5, 12),
  mobileNum: disabledField('digits', 7, 15, 'tel'),
  recommenderId: disabledField('letters_or_digits', 1, 32),
  captcha: disabledField('any', 4, 8),
  verificationCode: disabledField('digits', 4, 8),
  affiliateCode: disabledField('letters_or_digits', 1, 32),
  line: disabledField('no_spaces', 1, 64),
  whatsapp: disabledField('no_spaces', 1, 64),
  facebook: disabledField('no_spaces', 1, 64),
  wechat: disabledField('no_spaces', 1, 64),
  idNumber: disabledField('letters_or_digits', 4, 32),
  referralCode: disabledField('letters_or_digits', 1, 32),
  domain: disabledField('any', 1, 200),
} satisfies Record<string, FieldRule>;

/** In the order in which the form shows them. */
const order = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
  'domain',
] as const satisfies readonly (keyof typeof shipped | keyof ReturnType<typeof passwordFields>)[];

export type RegistrationField = (typeof order)[number];
export type RegistrationRules = Record<RegistrationField, FieldRule>;

/** The rules in force: what the client builds its form from, and what the server applies again. */
export function registrationRules(settings: Pick<Settings, 'get'>): RegistrationRules {
  const passwords = passwordFields(settings);
  const inForce = order.map((field) => {
    if (field in passwords) return [field, passwords[field as keyof typeof passwords]] as const;
    const rule = fieldRule(settings, field, shipped[field as keyof typeof shipped]);
    return [field, field === 'username' ? alwaysOn(rule) : rule] as const;
  });
  const rules = Object.fromEntries(inForce) as RegistrationRules;
  return {
    ...rules,
    verificationCode: ruleOfCode(rules, settings.get(entranceSettings.mobileVerificationAtRegistration)),
  };
}

/** REG-06: whether a registration by mobile number needs a code: where the brand says so, or nothing else opens it. */
export function needsMobileCode(settings: Pick<Settings, 'get'>): boolean {
  return (
    settings.get(entranceSettings.mobileVerificationAtRegistration) ||
    !settings.get(entranceSettings.passwordAtMobileRegistration)
  );
}

/** The code belongs to the number: it shows where a number does that has to be proved, and is required with it. */
function ruleOfCode({ mobileNum, verificationCode }: RegistrationRules, isProved: boolean): FieldRule {
  const enabled = isProved && mobileNum.enabled;
  return { ...verificationCode, enabled, required: enabled && mobileNum.required };
}
