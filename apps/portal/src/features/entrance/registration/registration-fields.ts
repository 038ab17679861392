import { type FieldRule, ruleProblem, typedLine } from '@pelita/contract';
import type { useText } from '../../../shared/language/use-text.ts';
import type { RegistrationRules } from '../../../shared/rules/registration-rules.ts';
import { confirmationProblem } from '../../../shared/rules/confirmation-problem.ts';
import { hintOf } from '../../../shared/rules/rule-hint.ts';
import type { Codes } from '../invitation/invitation.ts';

/** REG-02: the fields of the form that a person types into, in its order. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Record<RegistrationField, string> & {
  countryDialingCode: string;
  hasAcceptedTerms: boolean;
};
export type ShownField = { name: RegistrationField; rule: FieldRule };

const secrets: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];

export type RegistrationWay = 'username' | 'mobile';

/** By mobile the number comes first. */
const numberFirst = [...new Set<RegistrationField>(['mobileNum', 'verificationCode', ...registrationFields])];

/** REG-03, REG-08: a field shows when the server's rules say so, an invitation's only where the address carries no code. */
export function shownFields(rules: RegistrationRules, ofAddress: Codes, way: RegistrationWay): ShownField[] {
  return (way === 'mobile' ? numberFirst : registrationFields).flatMap((name) => {
    const rule = rules[name];
    const isInAddress = Object.hasOwn(ofAddress, name);
    return rule?.enabled && !isInAddress ? [{ name, rule }] : [];
  });
}

export function isSecret(name: RegistrationField): boolean {
  return secrets.includes(name);
}

/** A password's spaces mean something; the name of an account is judged as it stands. */
export function typedValue(name: RegistrationField, values: Record<RegistrationField, string>): string {
  return isSecret(name) ? values[name] : typedLine(values[name]);
}

export type RegistrationTexts = {
  field: ReturnType<typeof useText<'fieldErrors'>>;
  pattern: ReturnType<typeof useText<'patterns'>>;
};

/** REG-04, REG-06: what is wrong with the typed values, by field, in words. The server repeats every rule. */
export function registrationProblems(
  values: RegistrationValues,
  shown: readonly ShownField[],
  texts: RegistrationTexts,
): Partial<Record<RegistrationField, string>> {
  const found = shown.flatMap(({ name, rule }) => {
    const problem = problemOf(name, values, rule, texts);
    return problem === null ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(found);
}

function problemOf(
  name: RegistrationField,
  values: RegistrationValues,
  rule: FieldRule,
  texts: RegistrationTexts,
): string | null {
  const value = typedValue(name, values);
  if (value === '') return rule.required ? texts.field('required') : null;
  if (name === 'confirmPassword') return confirmationProblem(values.password, value, texts.field) ?? null;
  return ruleProblem(value, rule) ? hintOf(rule, texts) : null;
}
