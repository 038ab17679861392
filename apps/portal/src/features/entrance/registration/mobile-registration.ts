import { type FieldRule, ruleProblem } from '@pelita/contract';
import { isPhoneNumber } from '../../../shared/phone/countries.ts';
import { confirmationProblem } from '../../../shared/rules/confirmation-problem.ts';
import type { RegistrationRules } from '../../../shared/rules/registration-rules.ts';
import { hintOf } from '../../../shared/rules/rule-hint.ts';
import type { RegistrationTexts } from './registration-fields.ts';
import type { InvitationField } from '../invitation/invitation.ts';

export type MobileValues = {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  password: string;
  confirmPassword: string;
  affiliateCode: string;
  referralCode: string;
  hasAcceptedTerms: boolean;
};
export type ShownCode = { name: InvitationField; rule: FieldRule };
export type MobileNeeds = { code: boolean; password: boolean };

export const emptyMobileValues: MobileValues = {
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  password: '',
  confirmPassword: '',
  affiliateCode: '',
  referralCode: '',
  // REG-07: the terms box starts checked.
  hasAcceptedTerms: true,
};

/** REG-06, REG-07: what is wrong with a registration by mobile number, by field, in words. */
export function mobileProblems(
  typed: MobileValues,
  asked: { rules: RegistrationRules; needs: MobileNeeds; texts: RegistrationTexts; shownCodes: readonly ShownCode[] },
): Partial<Record<keyof MobileValues, string>> {
  const { rules, needs, texts, shownCodes } = asked;
  const number = typed.mobileNum.trim();
  const required = texts.field('required');
  const isNumber = isPhoneNumber(number, typed.countryDialingCode);
  const passwordProblem = needs.password ? problemOfPassword(typed.password, rules, texts) : null;
  const againProblem = needs.password && confirmationProblem(typed.password, typed.confirmPassword, texts.field);
  return {
    ...(isNumber ? {} : { mobileNum: number === '' ? required : texts.field('phone_number') }),
    ...(needs.code && typed.verificationCode.trim() === '' ? { verificationCode: required } : {}),
    ...(passwordProblem === null ? {} : { password: passwordProblem }),
    ...(againProblem ? { confirmPassword: againProblem } : {}),
    ...problemsOfCodes(typed, shownCodes, texts),
    ...(typed.hasAcceptedTerms ? {} : { hasAcceptedTerms: texts.field('terms') }),
  };
}

function problemsOfCodes(
  typed: MobileValues,
  shownCodes: readonly ShownCode[],
  texts: RegistrationTexts,
): Partial<Record<InvitationField, string>> {
  const wrong = shownCodes.flatMap(({ name, rule }) => {
    const code = typed[name].trim();
    if (code === '') return rule.required ? [[name, texts.field('required')] as const] : [];
    return ruleProblem(code, rule) ? [[name, hintOf(rule, texts)] as const] : [];
  });
  return Object.fromEntries(wrong);
}

function problemOfPassword(password: string, rules: RegistrationRules, texts: RegistrationTexts): string | null {
  if (password === '') return texts.field('required');
  const { password: rule } = rules;
  return rule && ruleProblem(password, rule) ? hintOf(rule, texts) : null;
}
