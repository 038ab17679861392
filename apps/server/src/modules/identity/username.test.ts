import { ruleProblem } from '@pelita/contract';
import { createSeededRandom } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { registrationRules } from './registration/registration-fields.ts';
import { settingsWith } from './testing/settings-with.ts';
import { canonicalUsername, trialUsername } from './username.ts';

test('letter case and compatibility forms do not make another username', () => {
  expect(canonicalUsername('Alice01')).toBe('alice01');
  expect(canonicalUsername('ＡＬＩＣＥ01')).toBe('alice01');
  // The Kelvin sign and the long s fall together with k and s.
  expect(canonicalUsername('\u212Aevin\u017F')).toBe('kevins');
});

test('a drawn trial name is a username of the registration rule', () => {
  const random = createSeededRandom('trial names');
  const { username } = registrationRules(settingsWith({}));
  const drawn = new Set(Array.from({ length: 500 }, () => trialUsername(random)));
  expect(drawn.size).toBe(500);
  for (const name of drawn) expect(ruleProblem(name, username)).toBeNull();
});
