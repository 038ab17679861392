import { beforeEach, expect, test } from 'vitest';
import { forgetMember, holdWins, member, releaseWins, takeBalance } from './member-store.ts';

const balance = (amount: string, version: bigint) => ({ amount, currency: 'MYR', version });
const shown = () => member.get().balance?.amount;

beforeEach(() => {
  releaseWins();
  forgetMember();
});

test('LIVE-01 of two balances the newer one is kept, in either order of arrival', () => {
  takeBalance(balance('9.00', 2n));
  takeBalance(balance('10.00', 1n));
  expect(shown()).toBe('9.00');
});

test('while a game spins, the stake is seen to leave at once and the win only when the player has seen it', () => {
  takeBalance(balance('10.00', 1n));
  holdWins();
  takeBalance(balance('9.00', 2n));
  expect(shown()).toBe('9.00');
  takeBalance(balance('14.00', 3n));
  expect(shown()).toBe('9.00');
  releaseWins();
  expect(shown()).toBe('14.00');
});

test('a balance held back is forgotten with the member', () => {
  takeBalance(balance('10.00', 1n));
  holdWins();
  takeBalance(balance('14.00', 2n));
  forgetMember();
  releaseWins();
  expect(shown()).toBeUndefined();
});
