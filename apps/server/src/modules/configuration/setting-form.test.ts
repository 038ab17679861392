import { expect, test } from 'vitest';
import * as z from 'zod';
import { settingForm } from './setting-form.ts';

test.each([
  ['a switch', z.boolean(), { kind: 'switch' }],
  [
    'one of some',
    z.literal(['carrier', 'identityProvider']),
    { kind: 'choice', choices: ['carrier', 'identityProvider'] },
  ],
  ['one of some numbers', z.literal([0, 1]), { kind: 'choice', choices: [0, 1] }],
  ['a number in bounds', z.int().min(5).max(60), { kind: 'number', minimum: 5, maximum: 60 }],
  ['a text', z.string().max(64), { kind: 'text', isNullable: false }],
  ['a text or nothing', z.string().nullable(), { kind: 'text', isNullable: true }],
  ['a list of texts', z.array(z.string()), { kind: 'lines' }],
  ['a list of things', z.array(z.strictObject({ type: z.string() })), { kind: 'data' }],
])('OPS-10 %s has a field of its own', (_what, schema, form) => {
  expect(settingForm(schema)).toMatchObject(form);
});
