import { expect, test } from 'vitest';
import { valueWords } from './value-words.ts';

const kinds = new Map([
  ['state_open', 'Waiting'],
  ['family_daily', 'Daily wage'],
  ['kind_passport', 'Passport'],
  ['proof_oldPassword', 'Old password'],
]);
const { nameOf, shown } = valueWords({
  nameOf: (name) => (name === 'state' ? 'State' : null),
  yesOrNo: (value) => (value ? 'Yes' : 'No'),
  nothing: 'nothing',
  role: (role) => `role ${role}`,
  kindOf: (kind, value) => kinds.get(`${kind}_${value}`) ?? null,
  moment: (instant) => `at ${instant}`,
});

test('OPS-02 a value is told in words where its name says of what kind it is', () => {
  expect(shown('open', 'state')).toBe('Waiting');
  expect(shown('daily', 'family')).toBe('Daily wage');
  expect(shown(['passport', 'unheard of'], 'documents')).toBe('Passport, unheard of');
  expect(shown('old password', 'proof')).toBe('Old password');
  expect(shown(['support', 'risk'], 'roles')).toBe('role support, role risk');
  expect(shown({ state: 'open', isOn: true, after: null })).toBe('State: Waiting · isOn: Yes · after: nothing');
  expect(shown('2026-03-02T04:01:00Z', 'until')).toBe('at 2026-03-02T04:01:00Z');
  expect(nameOf('state')).toBe('State');
});

test('OPS-02 a username, a reason or a state without a word stays as it was kept', () => {
  expect(shown('support', 'username')).toBe('support');
  expect(shown('open', 'reason')).toBe('open');
  expect(shown('unheard of', 'state')).toBe('unheard of');
  expect(shown(['support'])).toBe('support');
  expect([shown(12), shown([], 'roles'), nameOf('odd')]).toEqual(['12', 'nothing', 'odd']);
});
