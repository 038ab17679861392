import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at } from '../at.ts';
import { commitment } from '../fairness/commitment.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { shuffle } from '../fairness/shuffle.ts';
import { decimal } from '../fraction.ts';
import { type BingoEngine, FREE, returnBasisPoints } from './bingo-engine.ts';
import { bingoEngineOf, bingoEngines } from './bingo-engines.ts';
import { isBingoRecord, readBingoRecord } from './bingo-record.ts';
import { allTickets, judgeBingo, playBingo } from './play-bingo.ts';
import { paidWins, prizeMinor, sharesMinor, winsOfPurchases } from './prize-money.ts';
import { chanceWithin, choose, expectedCalls } from './proof/chances.ts';
import { columnOf90 } from './strips-90.ts';
import { ticketsOf } from './tickets.ts';
import { toGo } from './to-go.ts';
import { type BingoRecord, verifyBingo } from './verify-bingo.ts';

const engines = [...bingoEngines.values()];
const keys = Array.from({ length: 60 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
const full = (balls: 75 | 90): [BingoEngine, BingoEngine['prizes'][number]] => {
  const engine = bingoEngineOf(balls === 75 ? 'bingo-75-full' : 'bingo-90-full');
  return [engine, at(engine.prizes, 0)];
};

describe('tickets', () => {
  test('GAME-10 bingo: a card has five numbers of each letter and a free middle, whoever’s key it is', () => {
    for (const key of keys)
      for (const card of ticketsOf('bingo-75', 'room:1', { key, count: 4 })) {
        expect(card).toHaveLength(25);
        expect(card.indexOf(FREE)).toBe(12);
        expect(new Set(card).size).toBe(25);
        const columns = card.map((number, place) => (number === FREE ? place % 5 : Math.floor((number - 1) / 15)));
        expect(columns).toEqual(card.map((_, place) => place % 5));
      }
  });

  test('GAME-10 bingo: six tickets of 90 balls are a strip: each number once, rows of five, one to three a column, growing downwards', () => {
    for (const key of keys) {
      const strip = ticketsOf('bingo-90', 'room:1', { key, count: 6 });
      expect(strip.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
      for (const ticket of strip) {
        const rows = [0, 1, 2].map((row) => ticket.slice(row * 5, row * 5 + 5));
        for (const row of rows) expect(new Set(row.map(columnOf90)).size).toBe(5);
        for (let column = 0; column < 9; column += 1) {
          const own = rows.flat().filter((number) => columnOf90(number) === column);
          expect(own.length).toBeGreaterThanOrEqual(1);
          expect(own.length).toBeLessThanOrEqual(3);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }
    }
  });

  test('tickets follow from round, key and count alone', () => {
    const [key, other] = [at(keys, 0), at(keys, 1)];
    const bought = ticketsOf('bingo-75', 'room:1', { key, count: 3 });
    expect(ticketsOf('bingo-75', 'room:1', { key, count: 3 })).toEqual(bought);
    expect(ticketsOf('bingo-75', 'room:2', { key, count: 3 })).not.toEqual(bought);
    expect(ticketsOf('bingo-75', 'room:1', { key: other, count: 3 })).not.toEqual(bought);
  });
});

describe('chances', () => {
  test('FAIR-02 bingo: a full house within n calls is what the tables say', () => {
    const within = (balls: 75 | 90, calls: number) => Number(decimal(chanceWithin(...full(balls), calls), 15));
    for (const [balls, calls, stated] of [
      [75, 50, 4.715e-6],
      [75, 55, 9.654e-5],
      [75, 60, 1.3985e-3],
      [90, 50, 4.915e-5],
      [90, 60, 1.1616e-3],
    ] as const)
      expect(Math.abs(within(balls, calls) / stated - 1)).toBeLessThan(1e-4);
    expect(decimal(expectedCalls(...full(75)), 2)).toBe('72.96');
    expect(decimal(expectedCalls(...full(90)), 4)).toBe('85.3125');
    expect(choose(75, 24)).toBe(choose(75, 51));
  });

  test.each(engines)('FAIR-02 bingo: $id, one ticket holds each prize when its exact chance says', (engine) => {
    const rounds = 4_000;
    const next = wordStream('bingo-simulation', engine.id);
    const all = Array.from({ length: engine.balls }, (_, i) => i + 1);
    const [ticket] = ticketsOf(engine.id, 'room:1', { key: at(keys, 0), count: 1 });
    const sums = engine.prizes.map(() => 0);
    for (let i = 0; i < rounds; i += 1) {
      const { wins } = judgeBingo(engine, [ticket ?? []], shuffle(next, all));
      wins.forEach(({ calls }, prize) => (sums[prize] = (sums[prize] ?? 0) + calls));
    }
    engine.prizes.forEach((prize, place) => {
      const mean = Number(decimal(expectedCalls(engine, prize), 6));
      // One round spreads over some twelve calls, so the mean of four thousand over a fifth of a call: five times that.
      expect(Math.abs((sums[place] ?? 0) / rounds - mean)).toBeLessThan(1);
    });
  });

  test('FAIR-02 bingo: balls come in every order alike: each ball is first as often as any other', () => {
    const counts = new Map<number, number>();
    for (let i = 0; i < 7_500; i += 1) {
      const game = playBingo({
        engine: 'bingo-75-line',
        serverSeed: `seed-${i}`,
        round: 'room:1',
        purchases: [{ key: at(keys, 0), count: 1 }],
      });
      const first = at(game.order, 0);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const spread = Array.from({ length: 75 }, (_, i) => ((counts.get(i + 1) ?? 0) - 100) ** 2 / 100).reduce(
      (a, b) => a + b,
    );
    // Chi-squared of 74 degrees: above 130 once in ten thousand.
    expect(spread).toBeLessThan(130);
  });
});

describe('prizes', () => {
  test.each(engines)('GAME-10 bingo: $id pays out each share of the sales whole, to the sen', (engine) => {
    expect(returnBasisPoints(engine)).toBe(9_000);
    const purchases = keys.slice(0, 7).map((key, i) => ({ key, count: i + 1 }));
    const counts = purchases.map(({ count }) => count);
    const game = playBingo({ engine: engine.id, serverSeed: 'a seed', round: 'room:1', purchases });
    const sales = 33n * BigInt(counts.reduce((a, b) => a + b));
    const wins = paidWins(engine, sales, game.wins);
    const paid = winsOfPurchases(counts, wins).reduce((a, b) => a + b);
    expect(paid).toBe(engine.prizes.reduce((sum, prize) => sum + prizeMinor(sales, prize), 0n));
    expect(paid).toBeLessThanOrEqual((sales * 9n) / 10n);
    for (const win of wins) {
      expect(win.sharesMinor.reduce((a, b) => a + b)).toBe(win.amountMinor);
      expect(Number(win.sharesMinor[0]) - Number(win.sharesMinor.at(-1))).toBeLessThanOrEqual(1);
    }
  });

  test('tickets of the same call share, and the first of them get what does not divide', () => {
    expect(sharesMinor(100n, 3)).toEqual([34n, 33n, 33n]);
    const twins = [0, 1].map(() => ({ key: at(keys, 3), count: 1 }));
    const game = playBingo({ engine: 'bingo-75', serverSeed: 'a seed', round: 'room:1', purchases: twins });
    for (const win of game.wins) expect(win.tickets).toEqual([0, 1]);
  });

  test.each(engines)('what a ticket lacks of a prize reaches nothing on the very call that wins it: $id', (engine) => {
    const purchases = keys.slice(0, 12).map((key) => ({ key, count: 2 }));
    const round = { engine: engine.id, serverSeed: 'to go', round: 'room:7', purchases };
    const { order, wins } = playBingo(round);
    const tickets = allTickets(round);
    wins.forEach(({ calls, tickets: winners }, place) => {
      const prize = at(engine.prizes, place);
      const left = (count: number) => tickets.map((ticket) => toGo(prize, ticket, new Set(order.slice(0, count))));
      expect(left(calls - 1).every((missing) => missing > 0)).toBe(true);
      expect(left(calls).flatMap((missing, ticket) => (missing === 0 ? [ticket] : []))).toEqual(winners);
    });
  });
});

describe('a downloaded round', () => {
  const purchases = keys.slice(0, 5).map((key) => ({ key, count: 3 }));
  const played = { engine: 'bingo-90', serverSeed: 'the seed of the round', round: 'room:42', purchases };
  const game = playBingo(played);
  const record: BingoRecord = {
    ...played,
    commitment: commitment(played.serverSeed),
    setHash: game.setHash,
    priceMinor: 50,
    called: game.order.slice(0, game.lastCall),
    wins: paidWins(bingoEngineOf('bingo-90'), 750n, game.wins).map((win) => ({
      prize: win.prize,
      calls: win.calls,
      tickets: win.tickets,
      sharesMinor: win.sharesMinor.map(Number),
    })),
  };
  const check = (changed: object) => verifyBingo(readBingoRecord(JSON.stringify({ ...record, ...changed })));

  test('FAIR-01 bingo: what was played holds, and nothing else does', () => {
    expect(check({}).holds).toBe(true);
    expect(check({ serverSeed: 'another seed' }).holds).toBe(false);
    expect(check({ setHash: commitment('other tickets') }).ticketsHold).toBe(false);
    expect(check({ purchases: [...purchases, { key: randomUUID(), count: 1 }] }).holds).toBe(false);
    expect(check({ called: record.called.toReversed() }).callsHold).toBe(false);
    expect(check({ priceMinor: 51 }).winsHold).toBe(false);
    expect(check({ wins: record.wins.slice(1) }).winsHold).toBe(false);
  });

  test('FAIR-01 bingo: a file that was spoilt is told by the name of what is wrong in it', () => {
    for (const [name, value] of [
      ['engine', 'bingo-1'],
      ['purchases', []],
      ['purchases', [{ key: 'a', count: 100_000 }]],
      ['called', ['1']],
      ['priceMinor', -1],
    ] as const)
      expect(() => check({ [name]: value })).toThrow(name);
    expect([isBingoRecord(JSON.stringify(record)), isBingoRecord('{"drawn":[1]}')]).toEqual([true, false]);
  });
});
