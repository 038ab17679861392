import { expect, test } from 'vitest';
import type { Setting } from './setting.ts';
import { typedFrom, valueFrom } from './typed-value.ts';

const setting = (kind: Setting['form']['kind'], value: unknown, more: Partial<Setting> = {}): Setting => ({
  key: 'a.b',
  value,
  default: value,
  form: { kind, choices: [0, 1, 'page'], minimum: null, maximum: null, isNullable: false },
  isSecret: false,
  isControlled: false,
  changedAt: null,
  changedBy: null,
  ...more,
});

test.each([
  ['switch', true],
  ['switch', false],
  ['choice', 1],
  ['choice', 'page'],
  ['number', 12.5],
  ['text', 'a text'],
  ['lines', ['one', 'two']],
  ['lines', []],
  ['data', { enabled: true, of: [1] }],
] as const)('OPS-10 a setting of the kind %s is read back from its field as %j', (kind, value) => {
  expect(valueFrom(setting(kind, value), typedFrom(setting(kind, value)))).toEqual({ value });
});

test('OPS-10 what cannot be read is said, and a secret is never in its field', () => {
  expect(valueFrom(setting('number', 1), { text: 'five', isNothing: false })).toEqual({ problem: 'notANumber' });
  expect(valueFrom(setting('data', {}), { text: '{', isNothing: false })).toEqual({ problem: 'notJson' });
  expect(typedFrom(setting('text', 'hidden', { isSecret: true })).text).toBe('');
});

test('OPS-10 nothing at all is a value of its own', () => {
  const nothing = setting('text', null);
  const nullable = { ...nothing, form: { ...nothing.form, isNullable: true } };
  expect(valueFrom(nullable, typedFrom(nullable))).toEqual({ value: null });
  expect(valueFrom(nullable, { text: '', isNothing: false })).toEqual({ value: '' });
});
