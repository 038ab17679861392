import { describe, expect, test } from 'vitest';
import { below } from '../fairness/below.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { shuffle } from '../fairness/shuffle.ts';
import { commitment } from '../fairness/commitment.ts';
import type { CardGame, CardHand, CardMove, LoggedMove } from './card-game.ts';
import { cardGames } from './card-games.ts';
import { type HandRecord, replayHand, verifyHand } from './deal.ts';
import { netsMinor } from './rake.ts';

const fullDeck = Array.from({ length: 52 }, (_, card) => card);
const HANDS = 24;

describe.each([...cardGames.values()])('$id', (game) => {
  test('FAIR-01 cards: every hand is zero-sum, costs nobody more than its hold, and comes to an end by any legal moves', () => {
    const next = wordStream(game.id, 'any hands');
    for (let i = 0; i < HANDS; i += 1) {
      const { hand } = playOut(game, next);
      const units = hand.units ?? [];
      expect(units.reduce((sum, one) => sum + one, 0)).toBe(0);
      expect(Math.min(...units)).toBeGreaterThanOrEqual(-game.holdUnits);
      const { nets, rake } = netsMinor(units, 37n);
      expect(nets.reduce((sum, one) => sum + one, 0n)).toBe(-rake);
      expect(rake).toBeGreaterThanOrEqual(0n);
    }
  });

  test('FAIR-01 cards: a seat sees the same whatever the others hold, until the hand is over', () => {
    const next = wordStream(game.id, 'secrets');
    const told: string[] = [];
    for (let i = 0; i < HANDS / 4; i += 1) {
      const deck = shuffle(next, fullDeck);
      const seats = game.seats.maximum;
      const played: LoggedMove[] = [];
      const hand = game.begin(deck, seats);
      for (let step = 0; step < 6 && hand.phase !== 'over'; step += 1) {
        for (let seat = 0; seat < seats; seat += 1) {
          const seen = JSON.stringify(hand.look(seat));
          const other = game.begin(exchanged(deck, hand, seat, game), seats);
          // Whose the lowest card is, all learn by who begins.
          if (other.toAct[0] !== game.begin(deck, seats).toAct[0]) continue;
          for (const { seat: mover, move } of played) if (other.accepts(mover, move)) other.move(mover, move);
          if (other.phase !== 'over' && JSON.stringify(other.look(seat)) !== seen) told.push(seen);
        }
        const [seat = 0] = hand.toAct;
        const move = hand.houseMove(seat);
        hand.move(seat, move);
        played.push({ seat, move });
      }
    }
    expect(told).toEqual([]);
  });

  test('FAIR-01 cards: a hand follows from its seeds and moves, everybody’s seed changes the cards, and an altered record does not hold', () => {
    const next = wordStream(game.id, 'records');
    const seats = game.seats.maximum;
    const deal = {
      game: game.id,
      serverSeed: `server-${game.id}`,
      round: 'title:hand-1',
      clientSeeds: Array.from({ length: seats }, (_, seat) => `seed-${seat}`),
    };
    const { hand, moves } = playOut(game, next, replayHand(deal, []));
    const record: HandRecord = {
      ...deal,
      moves,
      units: [...(hand.units ?? [])],
      commitment: commitment(deal.serverSeed),
    };
    expect(verifyHand(record)).toMatchObject({ holds: true, commitmentHolds: true, unitsHold: true });
    expect(verifyHand({ ...record, commitment: commitment('another') }).holds).toBe(false);
    expect(verifyHand({ ...record, units: record.units.map((one) => one + 1) }).holds).toBe(false);
    for (let seat = 0; seat < seats; seat += 1) {
      const clientSeeds = deal.clientSeeds.map((seed, place) => (place === seat ? `${seed}x` : seed));
      const look = (seeds: string[]) => JSON.stringify(replayHand({ ...deal, clientSeeds: seeds }, []).look(0).own);
      expect(look(clientSeeds)).not.toBe(look(deal.clientSeeds));
    }
    expect(() => replayHand({ ...deal, clientSeeds: ['a,b', 'c'] }, [])).toThrow(RangeError);
  });

  test('cards: who is not to act, and what is no move of the game, is refused', () => {
    const hand = game.begin(shuffle(wordStream(game.id, 'refusals'), fullDeck), game.seats.maximum);
    const nonsense: CardMove[] = [
      { kind: 'play', cards: [] },
      { kind: 'play', cards: [0, 0] },
      { kind: 'play', cards: [-1] },
      { kind: 'play', cards: [52] },
      { kind: 'play', cards: [1.5] },
      { kind: 'bid', units: 3 },
      { kind: 'bid', units: -1 },
      { kind: 'stake', units: 9 },
    ];
    for (let seat = -1; seat <= game.seats.maximum; seat += 1) {
      for (const move of nonsense) expect(hand.accepts(seat, move)).toBe(false);
      expect(hand.accepts(seat, { kind: 'pass' })).toBe(false);
    }
    expect(() => hand.move(99, { kind: 'pass' })).toThrow(RangeError);
  });
});

/** Moves by chance among what is legal, and by default, until the hand is over. */
function playOut(game: CardGame, next: () => number, started?: CardHand) {
  const seats = game.seats.minimum + below(next, game.seats.maximum - game.seats.minimum + 1);
  const hand = started ?? game.begin(shuffle(next, fullDeck), seats);
  const moves: LoggedMove[] = [];
  while (hand.phase !== 'over') {
    const { toAct } = hand;
    const seat = toAct[below(next, toAct.length)] ?? 0;
    const tried: CardMove[] = [
      { kind: 'bid', units: below(next, 3) },
      { kind: 'stake', units: 1 + below(next, 2) },
      below(next, 3) > 0 ? hand.houseMove(seat) : hand.defaultMove(seat),
    ];
    const move = tried.find((one) => hand.accepts(seat, one)) ?? hand.defaultMove(seat);
    hand.move(seat, move);
    moves.push({ seat, move });
    if (moves.length > 400) throw new Error('the hand does not end');
  }
  return { hand, moves };
}

/** The deck with cards of the others that nobody has seen exchanged for those that were not dealt or are another's. */
function exchanged(deck: readonly number[], hand: CardHand, own: number, game: CardGame): number[] {
  const each = game.family === 'niu-niu' ? 5 : 13;
  const seen = new Set([...hand.look(own).own, ...(hand.look(own).trick?.cards ?? [])]);
  const places = deck
    .map((card, place) => ({ card, place }))
    .filter(({ card, place }) => {
      const seat = Math.floor(place / each);
      if (seat === own) return game.family === 'niu-niu' && place % each === 4;
      return seat < hand.look(null).seats.length && !seen.has(card);
    })
    .filter(({ card }) => game.family === 'niu-niu' || stillHeld(hand, card));
  const [one, two] = [places[0], places.at(-1)];
  if (!one || !two) return [...deck];
  const changed = [...deck];
  changed[one.place] = two.card;
  changed[two.place] = one.card;
  return changed;
}

function stillHeld(hand: CardHand, card: number): boolean {
  return hand.look(null).seats.some((_, seat) => hand.look(seat).own.includes(card));
}
