import { expect, test } from 'vitest';
import { decimal, fraction } from '../../fraction.ts';
import { exactReturns } from '../proof/exact-returns.ts';
import { baccarat, baccaratNoCommission, baccaratTiger } from './baccarat.ts';
import { cardsDealt, readBaccarat } from './hands.ts';

/** A card by its rank, of the first suit. */
const cards = (...ranks: number[]): number[] => ranks.map((rank) => rank - 1);
const back = (engine: typeof baccarat, drawn: number[]) => Object.fromEntries(engine.returns(drawn));

const vectors: [ranks: number[], player: number, banker: number, winner: string][] = [
  [[9, 2, 10, 7], 9, 9, 'tie'],
  [[2, 10, 3, 3, 8], 3, 3, 'tie'],
  [[2, 10, 3, 3, 9, 4], 4, 7, 'banker'],
  [[10, 6, 5, 13, 6, 2], 1, 8, 'banker'],
  [[10, 6, 5, 13, 5], 0, 6, 'banker'],
  [[6, 2, 10, 3, 9], 6, 4, 'player'],
  [[1, 4, 4, 1, 3], 8, 5, 'player'],
  [[7, 8, 2, 11], 9, 8, 'player'],
  [[12, 13, 11, 10, 1, 4], 1, 4, 'banker'],
  [[3, 4, 2, 12, 1], 6, 4, 'player'],
];

test.each(vectors)('GAME-10 tables: baccarat deals %j to %i against %i', (ranks, player, banker, winner) => {
  const result = readBaccarat(cards(...ranks));
  expect([result.player.total, result.banker.total, result.winner]).toEqual([player, banker, winner]);
  expect(cardsDealt([...cards(...ranks), 0, 0])).toBe(ranks.length);
});

test('GAME-10 tables: cards that the rules do not deal are no round', () => {
  for (const ranks of [
    [9, 2, 10, 7, 1],
    [2, 10, 3, 3],
    [1, 2, 3],
    [10, 6, 5, 13, 6],
  ])
    expect(() => readBaccarat(cards(...ranks))).toThrow(RangeError);
  expect(() => readBaccarat([52, 1, 2, 3])).toThrow(RangeError);
});

test('GAME-10 tables: a tie gives sides back, a banker of six is paid half without commission, pairs pay beside', () => {
  expect(back(baccarat, cards(9, 2, 10, 7))).toEqual({ player: 100, banker: 100, tie: 900 });
  expect(back(baccarat, cards(10, 6, 5, 13, 5))).toEqual({ banker: 195 });
  expect(back(baccaratNoCommission, cards(10, 6, 5, 13, 5))).toEqual({ banker: 150, 'super-six': 1300 });
  expect(back(baccaratNoCommission, cards(10, 6, 5, 13, 6, 2))).toEqual({ banker: 200 });
  expect(back(baccaratTiger, cards(10, 6, 5, 13, 5))).toEqual({ banker: 150, tiger: 1300, 'small-tiger': 2300 });
  expect(back(baccaratTiger, cards(1, 1, 1, 1, 1, 4))).toMatchObject({ tiger: 2100, 'big-tiger': 5100 });
  expect(back(baccarat, cards(4, 9, 4, 9))).toEqual({
    'player-pair': 1200,
    'banker-pair': 1200,
    tie: 900,
    player: 100,
    banker: 100,
  });
});

test('FAIR-02 tables: of all orders of eight decks each side has as many as the literature counts', () => {
  const { winners, total, returns } = exactReturns(baccarat);
  expect(total).toBe(4_998_398_275_503_360n);
  expect(Object.fromEntries(winners)).toEqual({
    banker: 2_292_252_566_437_888n,
    player: 2_230_518_282_592_256n,
    tie: 475_627_426_473_216n,
  });
  const share = (spot: string) => decimal(returns.get(spot) ?? fraction(0), 7);
  expect([share('banker'), share('player'), share('tie'), share('player-pair')]).toEqual([
    '0.9894209',
    '0.9876491',
    '0.8564037',
    '0.8963855',
  ]);
});

test('FAIR-02 tables: without commission the banker keeps 1.4581 %, and a six pays as counted', () => {
  const { returns } = exactReturns(baccaratNoCommission);
  expect(decimal(returns.get('banker') ?? fraction(0), 5)).toBe('0.98541');
  expect(decimal(returns.get('super-six') ?? fraction(0), 5)).toBe('0.70022');
});
