import { expect, test } from 'vitest';
import { accountsSettings } from './settings.ts';

test('REG-05 the rule of a field takes a pattern, and no text that is none', () => {
  const { schema } = accountsSettings.registrationFields;
  expect(schema.safeParse({ username: { acceptedPattern: '^[a-z]+$' } }).success).toBe(true);
  expect(schema.safeParse({ username: { acceptedPattern: '[' } }).success).toBe(false);
});
