import { describe, expect, test } from 'vitest';
import type { FieldChanges } from '../../accounts/settings.ts';
import { registrationRules } from './registration-fields.ts';
import { settingsWith } from '../../../platform/settings/testing/settings-with.ts';
import { registrationDetails, type RegistrationForm, registrationProblems } from './validate-registration.ts';

const good: RegistrationForm = {
  username: 'alice01',
  password: 'seven tin boats',
  confirmPassword: 'seven tin boats',
};
const rulesWith = (changes: FieldChanges) => registrationRules(settingsWith({ 'registration.fields': changes }));
const shipped = registrationRules(settingsWith({}));

function problemsOf(changes: Partial<RegistrationForm>, rules = shipped) {
  return registrationProblems({ ...good, ...changes }, rules);
}

describe('REG-02 the username', () => {
  test.each(['alice1', 'Alice123', 'abcdefghijklm', 'aaaaaa'])('%s is taken as it stands', (username) => {
    expect(problemsOf({ username })).toEqual({});
  });

  test.each([
    ['five characters', 'alic1'],
    ['fourteen characters', 'abcdefghijklmn'],
    ['a digit first', '1alice'],
    ['a space inside', 'ali ce01'],
    ['a space in front', ' alice01'],
    ['an underscore', 'alice_01'],
    ['a Cyrillic letter that looks Latin', '\u0430lice01'],
    ['the Kelvin sign', '\u212Aelvin01'],
    ['full-width letters', 'ＡＬＩＣＥ01'],
    ['a zero-width space', 'ali\u200Bce01'],
    ['a line break at the end', 'alice01\n'],
    ['a thousand letters', 'a'.repeat(1_000)],
  ])('with %s is refused with the text of its pattern and both lengths', (_what, username) => {
    const problem = { key: 'letter_first', params: { minimum: 6, maximum: 13 } };
    expect(problemsOf({ username })).toEqual({ username: problem });
  });
});

describe('PASS-05 the password', () => {
  test.each([
    ['seven characters', 'tin boa'],
    ['sixty-five characters', 'tin boat '.repeat(7) + 'xy'],
    ['a control character', 'seven tin\u0007boats'],
  ])('of %s is refused with the rule', (_what, password) => {
    const problems = problemsOf({ password, confirmPassword: password });
    expect(problems).toEqual({ password: { key: 'any', params: { minimum: 8, maximum: 64 } } });
  });

  test('counts characters, not the units of UTF-16: eight boats are enough, sixty-four fit', () => {
    const boats = ['⛵🚤🛶🚢⛴️🛥️🚣🛳️⚓️', '🚤⛵🛶'.repeat(21) + 'z'];
    for (const password of boats) expect(problemsOf({ password, confirmPassword: password })).toEqual({});
  });

  test.each([
    'password1',
    'Password1',
    'iloveyou',
    'qwertyuiop',
    'abcabcabcabc',
    'zzzzzzzz',
    '12345678901',
    'alice01x',
  ])('that anybody would try first is refused: %s', (password) => {
    const username = password === 'alice01x' ? 'ALICE01x' : 'someone1';
    expect(problemsOf({ username, password, confirmPassword: password })).toEqual({
      password: { key: 'password_common' },
    });
  });

  test('that holds a lone surrogate is refused', () => {
    const password = 'seven tin \uD800';
    expect(problemsOf({ password, confirmPassword: password })).toMatchObject({
      password: { key: 'text_not_storable' },
    });
  });
});

test('REG-06 a second password that differs is refused with the key checkPass', () => {
  expect(problemsOf({ confirmPassword: 'seven tin boat' })).toEqual({ confirmPassword: { key: 'checkPass' } });
});

test('every faulty field is named at once', () => {
  const problems = registrationProblems({ username: '', password: 'short', confirmPassword: '' }, shipped);
  expect(Object.keys(problems)).toEqual(['username', 'password', 'confirmPassword']);
});

describe('REG-02 an optional field', () => {
  const rules = rulesWith({
    email: { enabled: true, required: true },
    line: { enabled: true },
    paymentPassword: { enabled: true },
  });

  test('is asked for and checked as the brand has set it, a payment password always', () => {
    expect(problemsOf({}, rules)).toEqual({ email: { key: 'required' }, paymentPassword: { key: 'required' } });
    expect(problemsOf({ email: 'nobody', paymentPassword: '12345', line: 'a b' }, rules)).toEqual({
      email: { key: 'email', params: { minimum: 5, maximum: 100 } },
      paymentPassword: { key: 'digits', params: { minimum: 6, maximum: 6 } },
      line: { key: 'no_spaces', params: { minimum: 1, maximum: 64 } },
    });
    expect(problemsOf({ email: 'a@b.example', paymentPassword: '483920' }, rules)).toEqual({});
  });

  test('of spaces alone is empty', () => {
    expect(problemsOf({ email: '      ', paymentPassword: '483920' }, rules)).toEqual({ email: { key: 'required' } });
  });

  test('that is switched off is left unread and not kept', () => {
    expect(problemsOf({ email: 'nobody', qqNum: 'x'.repeat(200) })).toEqual({});
    expect(registrationDetails({ ...good, email: 'nobody@b.example' }, shipped)).toEqual({});
  });

  test('is kept trimmed and in NFC; passwords are kept elsewhere', () => {
    const form = { ...good, email: ' a@b.example ', line: 'cafe\u0301', paymentPassword: '483920' };
    expect(registrationDetails(form, rules)).toEqual({ email: 'a@b.example', line: 'caf\u00E9' });
  });

  test('cannot switch off what every account needs', () => {
    const bent = rulesWith({ username: { enabled: false, required: false } });
    expect(bent.username).toMatchObject({ enabled: true, required: true });
  });

  test('REG-06 a code shows with a number that must be proved, and is needed with it', () => {
    const withNumber = { 'registration.fields': { mobileNum: { enabled: true }, verificationCode: { enabled: true } } };
    expect(registrationRules(settingsWith(withNumber)).verificationCode.enabled).toBe(false);
    const proving = registrationRules(
      settingsWith({ ...withNumber, 'features.mobileVerificationAtRegistration': true }),
    );
    expect(proving.verificationCode).toMatchObject({ enabled: true, required: false });
    expect(problemsOf({}, proving)).toEqual({});
    expect(problemsOf({ mobileNum: '0123456789' }, proving)).toEqual({ verificationCode: { key: 'required' } });
  });
});
