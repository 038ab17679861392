import { expect, test } from 'vitest';
import { type RoundState } from './round-states.ts';
import { transactionsOf } from './own-book.ts';

const round = {
  currency: 'MYR',
  total_bet_minor: 20n,
  total_win_minor: 50n,
  bet_transaction: 'B',
  win_transaction: 'W',
  rollback_transaction: 'R',
} as const;
const told = (state: RoundState, change: { total_win_minor?: bigint } = {}) =>
  transactionsOf({ ...round, ...change, state }).map(
    ({ transactionUuid, amount, state: of }) => `${transactionUuid} ${amount ?? '-'} ${of}`,
  );

test.each<[RoundState, string[]]>([
  ['bet-sent', ['B 20000 open', 'R - open']],
  ['win-sent', ['B 20000 ok', 'W 50000 open']],
  ['rolling-back', ['B 20000 open', 'R - open']],
  ['settled', ['B 20000 ok', 'W 50000 ok']],
  ['refused', ['B 20000 refused']],
  ['rolled-back', ['B 20000 rolled_back', 'R - ok']],
])('GAME-12 the studio’s book tells a round that is %s by its transactions', (state, expected) => {
  expect(told(state)).toEqual(expected);
});

test('GAME-12 a round without a win has no transaction for one', () => {
  expect(told('settled', { total_win_minor: 0n })).toEqual(['B 20000 ok']);
});
