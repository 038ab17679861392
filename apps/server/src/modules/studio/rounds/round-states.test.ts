import { expect, test } from 'vitest';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { afterBet, afterRollback, afterWin, endStates, isOpen, openStates, shownState } from './round-states.ts';

const done: WalletWord = { kind: 'done', balanceMinor: 1n, currency: 'MYR' };
const refused: WalletWord = { kind: 'refused', status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
const unknown: WalletWord = { kind: 'unknown', why: 'silence' };

test('a bet that the wallet refuses at the first try is refused, and nothing has to be undone', () => {
  expect(afterBet(refused, { before: 0, left: 1 }, 0n)).toBe('refused');
});

test('a refusal after a try without an answer proves nothing: the bet is undone', () => {
  expect(afterBet(refused, { before: 1, left: 1 }, 0n)).toBe('rolling-back');
});

test('a bet without an answer is tried again, and undone when the tries are used up', () => {
  expect(afterBet(unknown, { before: 0, left: 1 }, 0n)).toBe('bet-sent');
  expect(afterBet(unknown, { before: 1, left: 0 }, 0n)).toBe('rolling-back');
});

test('a round that wins nothing is settled by its bet, however many tries it took', () => {
  for (const before of [0, 5]) {
    expect(afterBet(done, { before, left: 0 }, 0n)).toBe('settled');
    expect(afterBet(done, { before, left: 0 }, 1n)).toBe('win-sent');
  }
});

test.each([refused, unknown])('a win is owed until the wallet has it: $kind does not end it', (word) => {
  expect(afterWin(word)).toBe('win-sent');
  expect(afterWin(done)).toBe('settled');
});

test('a rollback is repeated until the wallet has it, or never had the bet', () => {
  expect(afterRollback(unknown)).toBe('rolling-back');
  expect(afterRollback(refused)).toBe('rolling-back');
  expect(afterRollback(done)).toBe('rolled-back');
  expect(afterRollback({ kind: 'refused', status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' })).toBe('rolled-back');
});

test('the player sees an open round as open, and a rolled back one as cancelled', () => {
  expect(openStates.map(shownState)).toEqual(openStates.map(() => 'open'));
  expect(endStates.map(shownState)).toEqual(['settled', 'refused', 'cancelled']);
  expect(endStates.some(isOpen)).toBe(false);
});
