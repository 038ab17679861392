import type { PromotionStatus } from '@pelita/contract';
import { expect, test } from 'vitest';
import { isAvailable, type Participation, phaseOf, statusOf } from './participation.ts';

const at = (text: string) => Temporal.Instant.from(text);
const plain: Participation = {
  phase: 'open',
  kind: 'deposit',
  needsReview: false,
  claim: null,
  isWagering: false,
  reward: null,
  isPlayer: true,
};

test.each<[PromotionStatus, Partial<Participation>]>([
  ['join', {}],
  ['join', { kind: 'freeCredit', needsReview: true }],
  ['join', { kind: 'rebate', isPlayer: false }],
  ['claim', { kind: 'freeCredit' }],
  ['claim', { kind: 'rescue', claim: 'offered', reward: 'claimable' }],
  ['applying', { kind: 'freeCredit', needsReview: true, claim: 'applying', phase: 'closed' }],
  ['rejected', { kind: 'freeCredit', needsReview: true, claim: 'rejected' }],
  ['issued', { kind: 'freeCredit', needsReview: true, claim: 'offered', reward: 'claimable', phase: 'closed' }],
  ['claimed', { claim: 'claimed', phase: 'closed' }],
  ['claimed', { kind: 'rebate', claim: 'offered', reward: 'claimed' }],
  ['inProcess', { claim: 'claimed', isWagering: true }],
  ['inProcess', { kind: 'freeCredit', claim: 'offered', reward: 'claimed', isWagering: true }],
  ['joined', { claim: 'joined' }],
  ['joined', { kind: 'rescue' }],
  ['comingSoon', { phase: 'coming' }],
  ['closed', { phase: 'closed' }],
  ['closed', { claim: 'joined', phase: 'closed' }],
  ['closed', { claim: 'lapsed' }],
  ['closed', { kind: 'rescue', claim: 'offered', reward: 'expired' }],
])('PROMO-01 a promotion is %s', (status, part) => {
  expect(statusOf({ ...plain, ...part })).toBe(status);
});

test('PROMO-01 only what has a button counts as available', () => {
  const available = (['join', 'claim', 'issued', 'joined', 'inProcess', 'closed', 'applying'] as const).filter(
    isAvailable,
  );
  expect(available).toEqual(['join', 'claim', 'issued']);
});

test('PROMO-01 the first instant of a window is inside and the last is not; a budget that is spent closes', () => {
  const [starts_at, ends_at] = [at('2026-03-01T16:00:00Z'), at('2026-03-02T16:00:00Z')];
  const window = { state: 'published', starts_at, ends_at, budget_left_minor: null } as const;
  expect(phaseOf(window, starts_at.subtract({ milliseconds: 1 }))).toBe('coming');
  expect(phaseOf(window, starts_at)).toBe('open');
  expect(phaseOf(window, ends_at.subtract({ milliseconds: 1 }))).toBe('open');
  expect(phaseOf(window, ends_at)).toBe('closed');
  expect(phaseOf({ ...window, budget_left_minor: 0n }, starts_at)).toBe('closed');
  expect(phaseOf({ ...window, state: 'closed' }, starts_at)).toBe('closed');
  expect(phaseOf({ ...window, ends_at: null }, ends_at)).toBe('open');
});
