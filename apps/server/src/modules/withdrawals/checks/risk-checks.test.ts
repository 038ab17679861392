import { expect, test } from 'vitest';
import type { Facts } from './read-facts.ts';
import { queueOf, riskChecks } from './risk-checks.ts';

const now = Temporal.Instant.from('2026-03-02T04:00:00Z');
const clean: Facts = {
  fullName: 'Siti Aminah',
  credentialsChangedAt: null,
  playersOnSameDevice: 0,
  playersAtSameAddress: 0,
  now,
  requestedAt: now,
  currency: 'MYR',
  turnoverRemainingMinor: 0n,
  receivableMinor: 0n,
  payeeName: 'SITI AMINAH',
  payeeAddedAt: now.subtract({ hours: 48 }),
  lastDepositAt: now.subtract({ hours: 3 }),
  isFirstWithdrawal: false,
  hasBookDifference: false,
  turnoverFeeMinor: 0n,
  identity: 'not_asked',
};
const findings = (changed: Partial<Facts>) =>
  Object.fromEntries(riskChecks.map(({ name, judge }) => [name, judge({ ...clean, ...changed })]));

test('MC-06 a withdrawal without any finding is clean', () => {
  const verdicts = Object.values(findings({})).map(({ verdict }) => verdict);
  expect(new Set(verdicts)).toEqual(new Set(['pass']));
  expect(queueOf(verdicts)).toBe('clean');
});

test.for<[name: string, Partial<Facts>, object]>([
  ['turnover', { turnoverRemainingMinor: 1n }, { verdict: 'stop', evidence: { amount: '0.01' } }],
  ['turnover', { turnoverRemainingMinor: 1n, turnoverFeeMinor: 5n }, { verdict: 'flag' }],
  ['receivable', { receivableMinor: 250n }, { verdict: 'stop', evidence: { amount: '2.50' } }],
  ['book_difference', { hasBookDifference: true }, { verdict: 'stop', evidence: {} }],
  ['payee_removed', { payeeAddedAt: null }, { verdict: 'stop', evidence: {} }],
  ['new_payee', { payeeAddedAt: now }, { verdict: 'flag', evidence: { at: '2026-03-02T04:00:00Z' } }],
  ['name_mismatch', { payeeName: 'Ali bin Abu' }, { verdict: 'flag', evidence: {} }],
  ['fresh_credentials', { credentialsChangedAt: now }, { verdict: 'flag', evidence: { at: '2026-03-02T04:00:00Z' } }],
  ['rapid_in_out', { lastDepositAt: now }, { verdict: 'flag', evidence: { at: '2026-03-02T04:00:00Z' } }],
  ['shared_device', { playersOnSameDevice: 3 }, { verdict: 'flag', evidence: { count: 3 } }],
  ['shared_address', { playersAtSameAddress: 1 }, { verdict: 'flag', evidence: { count: 1 } }],
  ['identity', { identity: 'missing' }, { verdict: 'stop', evidence: {} }],
  ['first_withdrawal', { isFirstWithdrawal: true }, { verdict: 'flag', evidence: {} }],
])('MC-06 the check %s says what it found in figures, never in words', ([name, changed, finding]) => {
  expect(findings(changed)[name]).toMatchObject(finding);
});
