import { type FieldRule, rulesByMobile } from '@pelita/contract';
import { describe, expect, test } from 'vitest';
import {
  registrationFields,
  registrationProblems,
  type RegistrationValues,
  shownFields,
} from './registration-fields.ts';

const rule = (enabled: boolean, required = enabled): FieldRule => ({
  enabled,
  required,
  acceptedPattern: '^[0-9]+$',
  patternId: 'digits',
  minLength: 2,
  maxLength: 9,
  type: 'text',
});
const always = ['username', 'password', 'confirmPassword'];
const rulesWith = (fields: Record<string, FieldRule> = {}) => ({
  ...Object.fromEntries(registrationFields.map((name) => [name, rule(always.includes(name))])),
  ...fields,
});
const namesOf = (shown: ReturnType<typeof shownFields>) => shown.map(({ name }) => name);
const optional = registrationFields.filter((name) => ![...always, 'mobileNum', 'verificationCode'].includes(name));

describe('by mobile', () => {
  const byMobile = (rules: Record<string, FieldRule>, needs = { code: true, password: false }) =>
    shownFields(rulesByMobile(rules, needs), {}, 'mobile');

  test('REG-06 the number comes first with its code, a password where the brand wants one, and no username', () => {
    expect(namesOf(byMobile(rulesWith()))).toEqual(['mobileNum', 'verificationCode']);
    expect(namesOf(byMobile(rulesWith(), { code: false, password: true }))).toEqual([
      'mobileNum',
      'password',
      'confirmPassword',
    ]);
  });

  test.each(optional)('REG-03 %s shows when the brand switches it on, and is asked for when it is required', (name) => {
    expect(namesOf(byMobile(rulesWith({ [name]: rule(true) })))).toContain(name);
    const [field] = byMobile(rulesWith({ [name]: rule(true, false) })).filter((shown) => shown.name === name);
    expect(field?.rule.required).toBe(false);
  });

  test('REG-06 a number is no matter of a pattern', () => {
    const typed = Object.fromEntries(registrationFields.map((name) => [name, ''])) as unknown as RegistrationValues;
    const texts = { field: (key: string) => key, pattern: (key: string) => key } as never;
    const shown = byMobile(rulesWith({ line: rule(true) }));
    expect(registrationProblems({ ...typed, mobileNum: '+60 12-345 67 89' }, shown, texts)).toEqual({
      verificationCode: 'required',
      line: 'required',
    });
  });
});

test('REG-08 an invitation shows only where the address carries no code', () => {
  const rules = rulesWith({ affiliateCode: rule(true) });
  for (const way of ['username', 'mobile'] as const) {
    expect(namesOf(shownFields(rules, {}, way))).toContain('affiliateCode');
    expect(namesOf(shownFields(rules, { affiliateCode: 'AGENT1' }, way))).not.toContain('affiliateCode');
  }
});
