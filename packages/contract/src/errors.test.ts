import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorAreas, errorCatalogue } from './errors.ts';

const root = join(import.meta.dirname, '../../..');
/** What may raise a code: the server, and the portal where it gives up by itself. */
const raising = globSync(['apps/{server,portal}/src/**/*.{ts,tsx}', 'apps/server/functions/**/*.sql'], { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

test('ERR-01 a code belongs to one area', () => {
  const codes = Object.values(errorAreas).flatMap((area) => Object.keys(area));
  expect(codes.toSorted()).toEqual(Object.keys(errorCatalogue).toSorted());
});

test.each(Object.keys(errorCatalogue))('ERR-01 %s is raised somewhere', (code) => {
  expect(raising.some((text) => text.includes(`'${code}'`))).toBe(true);
});

/** Section 8 of the product's document: what each of its messages is here. Those of agents come with their area. */
const messages = {
  'wrong username or password': 'wrong_credentials',
  'invalid verification code': 'code_wrong',
  'code expired': 'code_expired',
  'too many requests': 'too_many_codes',
  'quota exceeded': 'code_quota_exceeded',
  'operation not allowed': 'code_not_allowed',
  'invitation code wrong': 'invitation_code_error',
  'username or email does not exist': 'recovery_unknown_account',
  'system error': 'internal_error',
  'domain check failed': 'domain_check_failed',
  'IP blocked': 'address_blocked',
  'not logged in': 'not_logged_in',
  'no access for used account': 'token_invalid',
  'non-member cannot log in': 'non_member',
  'non-agent cannot log in': 'non_agent',
  'game maintenance': 'game_unavailable',
  'complete verification first': 'complete_verification_first',
  in_need_true_account: 'in_need_true_account',
} as const;

test('ERR-01 each message of the product’s document is a code of the catalogue, and no two are the same', () => {
  const codes = Object.values(messages);
  for (const code of codes) expect(Object.keys(errorCatalogue)).toContain(code);
  expect(new Set(codes).size).toBe(codes.length);
});
