import { describe, expect, test } from 'vitest';
import { commitment } from '../fairness/commitment.ts';
import { basicMove } from './basic-strategy.ts';
import { type BlackjackMove, blackjackEngineOf, blackjackEngines } from './blackjack-engine.ts';
import { isBlackjackRecord, readBlackjackRecord } from './blackjack-record.ts';
import { isNatural, valueOf } from './hand-value.ts';
import { playBlackjack, spotOfMove, standingToTheEnd } from './play-blackjack.ts';
import { simulateBlackjack } from './proof/simulate.ts';
import { blackjackReturns } from './returns.ts';
import { type BlackjackRecord, shoeOf, verifyBlackjack } from './verify-blackjack.ts';

const stands = blackjackEngineOf('blackjack');
const hits = blackjackEngineOf('blackjack-soft-17');
/** Ranks as they are dealt: player, dealer, player, dealer, then as they come. A is 1, faces are 10 to 13. */
const shoe = (...ranks: number[]) => [...ranks, ...Array.from({ length: 44 }, () => 2)].map((rank) => rank - 1);
const play = (cards: number[], moves: BlackjackMove[], engine = stands) => playBlackjack(engine, cards, moves);
const outcomes = (cards: number[], moves: BlackjackMove[], engine = stands) =>
  play(cards, moves, engine).hands.map(({ outcome }) => outcome);
const returns = (cards: number[], moves: BlackjackMove[]) => Object.fromEntries(play(cards, moves).returns);

describe('values', () => {
  test('an ace counts eleven while that is not too much', () => {
    expect(valueOf([0, 5])).toEqual({ total: 17, isSoft: true });
    expect(valueOf([0, 5, 9])).toEqual({ total: 17, isSoft: false });
    expect(valueOf([0, 0, 8])).toEqual({ total: 21, isSoft: true });
    expect([isNatural([0, 12]), isNatural([0, 4, 4]), isNatural([9, 9])]).toEqual([true, false, false]);
  });
});

describe('a hand', () => {
  test('GAME-10 blackjack: more than the dealer wins one to one, equal gives back, less and more than 21 lose', () => {
    expect(returns(shoe(10, 10, 9, 8), ['stand'])).toEqual({ main: 200 });
    expect(returns(shoe(10, 10, 9, 9), ['stand'])).toEqual({ main: 100 });
    expect(returns(shoe(10, 10, 8, 9), ['stand'])).toEqual({});
    expect(outcomes(shoe(10, 10, 6, 9, 10), ['hit'])).toEqual(['bust']);
    // The dealer does not draw against nobody.
    expect(play(shoe(10, 5, 6, 9, 10), ['hit']).dealer).toHaveLength(2);
    expect(outcomes(shoe(10, 6, 9, 10, 10), ['stand'])).toEqual(['win']);
  });

  test('GAME-10 blackjack: a natural wins three to two at once, and only ties with another', () => {
    expect(returns(shoe(1, 9, 13, 9), [])).toEqual({ main: 250 });
    expect(outcomes(shoe(1, 10, 13, 1), [])).toEqual(['push']);
    expect(outcomes(shoe(10, 10, 10, 1), [])).toEqual(['lose']);
    // A third card makes twenty-one, and no blackjack.
    expect(outcomes(shoe(7, 9, 7, 9, 7), ['hit'])).toEqual(['win']);
  });

  test('GAME-10 blackjack: the dealer draws to sixteen; to a soft seventeen by one of the rules alone', () => {
    const soft = shoe(10, 6, 8, 1, 3, 10);
    expect(play(soft, ['stand']).dealer.length).toBe(2);
    expect(play(soft, ['stand'], hits).dealer.length).toBe(3);
    expect(outcomes(soft, ['stand'])).toEqual(['win']);
    expect(outcomes(soft, ['stand'], hits)).toEqual(['lose']);
    expect(play(shoe(10, 6, 8, 10, 5), ['stand']).dealer.length).toBe(3);
  });

  test('GAME-10 blackjack: insurance is asked for at an ace alone, and wins two to one at the dealer’s blackjack', () => {
    expect(play(shoe(10, 1, 9, 9), []).may).toEqual(['insure', 'decline']);
    expect(play(shoe(10, 10, 9, 9), []).may).not.toContain('insure');
    expect(returns(shoe(10, 1, 9, 13), ['insure'])).toEqual({ insurance: 300 });
    expect(returns(shoe(10, 1, 9, 13), ['decline'])).toEqual({});
    expect(play(shoe(10, 1, 9, 13), ['decline']).isOver).toBe(true);
    expect(returns(shoe(10, 1, 9, 7), ['insure', 'stand'])).toEqual({ main: 200 });
    // A blackjack of one’s own, insured: one to one whatever the dealer has.
    expect(returns(shoe(1, 1, 13, 13), ['insure'])).toEqual({ main: 100, insurance: 300 });
    expect(returns(shoe(1, 1, 13, 9), ['insure'])).toEqual({ main: 250 });
  });

  test('GAME-10 blackjack: a double takes one card, and pays as the hand does', () => {
    const doubled = play(shoe(5, 6, 6, 10, 10, 10), ['double']);
    expect(doubled.hands[0]).toMatchObject({ isDoubled: true, outcome: 'win' });
    expect(Object.fromEntries(doubled.returns)).toEqual({ main: 200, double: 200 });
    expect(play(shoe(5, 6, 2, 10, 2), ['hit']).may).not.toContain('double');
  });

  test('GAME-10 blackjack: a pair is split once, each hand for itself; aces get one card each and no blackjack', () => {
    const split = play(shoe(8, 6, 8, 10, 3, 10, 10, 10), ['split', 'double', 'stand']);
    expect(split.hands.map(({ cards }) => cards.map((card) => (card % 13) + 1))).toEqual([
      [8, 3, 10],
      [8, 10],
    ]);
    expect(Object.fromEntries(split.returns)).toEqual({ main: 200, double: 200, split: 200 });
    expect(play(shoe(8, 6, 8, 10, 8, 8), ['split']).may).not.toContain('split');
    const aces = play(shoe(1, 6, 1, 10, 13, 5, 10), ['split']);
    expect(aces.isOver).toBe(true);
    expect(Object.fromEntries(aces.returns)).toEqual({ main: 200, split: 200 });
    // Ten and king are of one value.
    expect(play(shoe(10, 6, 13, 10), []).may).toContain('split');
    expect(spotOfMove(play(shoe(8, 6, 8, 10, 3, 3), ['split', 'stand']), 'double')).toBe('double-split');
  });

  test('what the rules do not allow is no move', () => {
    for (const [cards, moves] of [
      [shoe(10, 10, 9, 9), ['split']],
      [shoe(10, 10, 9, 9), ['insure']],
      [shoe(10, 1, 9, 9), ['hit']],
      [shoe(1, 9, 13, 9), ['stand']],
      [shoe(10, 10, 9, 9), ['stand', 'stand']],
      [shoe(2, 10, 2, 9), ['hit', 'double']],
    ] as const)
      expect(() => play([...cards], [...moves])).toThrow(RangeError);
  });

  test('GAME-10 blackjack: a hand that is left stands to its end, whatever was asked', () => {
    expect(standingToTheEnd(stands, shoe(8, 1, 8, 9, 3, 3), [])).toEqual(['decline', 'stand']);
    expect(standingToTheEnd(stands, shoe(8, 6, 8, 9, 3, 3), ['split'])).toEqual(['split', 'stand', 'stand']);
  });
});

describe('returns', () => {
  test.each([...blackjackEngines.values()])(
    'FAIR-02 blackjack: $id, hands from another seed return what is stated by the basic strategy',
    (engine) => {
      const stated = blackjackReturns[engine.id];
      const { returnPercent, within } = simulateBlackjack(engine, 300_000, 77);
      expect(stated?.hands).toBeGreaterThanOrEqual(10_000_000);
      expect(Math.abs(returnPercent - Number(stated?.percent))).toBeLessThan(within + Number(stated?.within));
      // The house has the better end, and not by much.
      expect(Number(stated?.percent) + Number(stated?.within)).toBeLessThan(100);
    },
  );

  test('FAIR-02 blackjack: the dealer ends as the tables of an infinite deck say', () => {
    const ends = new Map<number, number>();
    const hands = 60_000;
    for (let i = 0; i < hands; i += 1) {
      const cards = shoeOf({ engine: 'blackjack', serverSeed: `dealer-${i}`, round: 'table:1', key: 'k' });
      // A six up and any second card, against a hand that stands.
      const { dealer } = play([9, 5, 8, ...cards.slice(3)], ['stand']);
      const { total } = valueOf(dealer);
      ends.set(total > 21 ? 22 : total, (ends.get(total > 21 ? 22 : total) ?? 0) + 1);
    }
    for (const [total, share] of [
      [22, 0.42315],
      [17, 0.16544],
      [18, 0.10627],
      [19, 0.10627],
      [20, 0.10171],
      [21, 0.09716],
    ] as const)
      expect(Math.abs((ends.get(total) ?? 0) / hands - share)).toBeLessThan(0.008);
  });
});

describe('a downloaded hand', () => {
  const seeds = { engine: 'blackjack', serverSeed: 'the seed of the hand', round: 'table:7', key: 'a-key' };
  const cards = shoeOf(seeds);
  const moves: BlackjackMove[] = [];
  for (let state = play(cards, moves); !state.isOver; state = play(cards, moves)) moves.push(basicMove(stands, state));
  const { dealer, hands } = play(cards, moves);
  const record: BlackjackRecord = {
    ...seeds,
    commitment: commitment(seeds.serverSeed),
    moves,
    dealer,
    hands: hands.map((hand) => hand.cards),
  };
  const check = (changed: object) => verifyBlackjack(readBlackjackRecord(JSON.stringify({ ...record, ...changed })));

  test('FAIR-01 blackjack: what was played holds, and nothing else does', () => {
    expect(check({}).holds).toBe(true);
    expect(check({ serverSeed: 'another' }).commitmentHolds).toBe(false);
    expect(check({ dealer: [...dealer].toReversed() }).cardsHold).toBe(false);
    expect(check({ hands: [[1, 2]] }).holds).toBe(false);
    expect(() => check({ key: 'another key' }).holds || check({ moves: ['split', 'split'] })).toThrow(RangeError);
    for (const [name, value] of [
      ['engine', 'blackjack-9'],
      ['moves', ['surrender']],
      ['dealer', [99]],
      ['hands', [1]],
    ] as const)
      expect(() => check({ [name]: value })).toThrow(name);
    expect([isBlackjackRecord(JSON.stringify(record)), isBlackjackRecord('{"drawn":[1]}')]).toEqual([true, false]);
  });
});
