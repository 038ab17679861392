import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { wordStream } from '@pelita/games/fairness';
import {
  games,
  type PlayType,
  playTypeOf,
  type Result,
  ruleSetOf,
  ruleSets,
  settleBet,
  type SettledBet,
} from '@pelita/lottery';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { checkBook, postTransfer, readWallet } from '../../ledger/index.ts';
import { checkLottery } from '../check-lottery.ts';
import type { AskedItem } from '../orders/expand-cart.ts';
import { pricesOf } from '../orders/price-lists.ts';
import { lotteryWorld, one, type TestDraw } from '../testing/lottery-world.ts';
import { settleDraw } from './settle-draw.ts';

const world = await testDatabase();
const limits = { number: '1000000000', playType: '1000000000', draw: '1000000000', member: '1000000000' };
const lottery = lotteryWorld(world, { 'lottery.limits': limits });
const MONEY = 10_000_000_000n;

afterEach(async () => {
  lottery.settings['lottery.limits'] = limits;
  const faults = await world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

/** One game for each rule set. */
const gameOfRules = (code: string) => games.find(({ rules }) => rules === code)?.code ?? '';
const drawn = (code: string, seed: number): Result =>
  (ruleSetOf(code) as (typeof ruleSets)[number]).shape.draw(wordStream('seed', `${code}:${seed}`));

test.each(ruleSets.map(({ code }) => code))(
  'LOTT-08 %s: bets of every play type get what the pure rules say, whatever is drawn',
  { timeout: 120_000 },
  async (code) => {
    const rules = ruleSetOf(code) as (typeof ruleSets)[number];
    const statuses = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const result = drawn(code, round);
      const draw = await lottery.newDraw(gameOfRules(code));
      const expected = new Map<PlayerId, bigint>();
      const bets = rules.playTypes.map((playType, at) => ({
        playType,
        content: contentFor(playType, result, at + round),
        // Units that do not divide evenly, so that rounding shows.
        unit: ['0.01', '1.37', '2', '0.33'][(at + round) % 4] as string,
        rebate: ['0', '0.025', '0.0725'][(at + 2 * round) % 3] as string,
      }));
      const seats = bets.slice(0, 3);
      const players = await Promise.all(seats.map(() => lottery.newPlayer(MONEY)));
      for (const [seat, playerId] of players.entries()) {
        const own = bets.filter((_, at) => at % players.length === seat);
        const items = own.map(({ playType, content, unit, rebate }): AskedItem => ({
          ...one(playType.id, content, unit),
          ...(rules.odds === 'fair' ? { rebate } : {}),
        }));
        expect((await lottery.bet(playerId, draw, items)).outcome).toBe('placed');
        let left = MONEY;
        for (const [at, item] of items.entries()) {
          const { playType } = own[at] as (typeof own)[number];
          const settled = settledPurely(rules, playType, item, result);
          for (const { status } of settled.bet.lines) statuses.add(status);
          left += settled.bet.returnedMinor - settled.bet.costMinor + settled.rebateMinor;
        }
        expected.set(playerId, left);
      }
      await lottery.setResult(draw, result);
      expect(await settleDraw(world.database, draw.drawId)).toBe(true);
      for (const [playerId, left] of expected) expect(await available(playerId)).toBe(left);
    }
    expect(statuses).toContain('lost');
  },
);

test('LOTT-08 the largest units that are multiplied as whole numbers, and those above, pay to the sen', async () => {
  const rules = ruleSetOf('XSMB') as (typeof ruleSets)[number];
  const playType = playTypeOf(rules, 'lo2') as PlayType;
  const all = '9999999999999';
  lottery.settings['lottery.limits'] = { number: all, playType: all, draw: all, member: all };
  const result = drawn('XSMB', 1);
  const money = 900_000_000_000_000n;
  for (const unit of ['89999999999.99', '90000000000.00', '90000000000.01']) {
    const item = one(playType.id, playType.hits(result)[0]?.key ?? '', unit);
    const playerId = await lottery.newPlayer(money);
    const draw = await lottery.newDraw('XSMB');
    expect((await lottery.bet(playerId, draw, [item])).outcome).toBe('placed');
    await lottery.setResult(draw, result);
    expect(await settleDraw(world.database, draw.drawId)).toBe(true);
    const { bet } = settledPurely(rules, playType, item, result);
    expect(bet.returnedMinor).toBeGreaterThan(0n);
    expect(await available(playerId)).toBe(money + bet.returnedMinor - bet.costMinor);
  }
});

function settledPurely(
  rules: (typeof ruleSets)[number],
  playType: PlayType,
  { content, unit, rebate = '0' }: AskedItem,
  result: Result,
): { bet: SettledBet; rebateMinor: bigint } {
  const steps = Math.round(Number(rebate) * 2_000);
  const unitMinor = BigInt(Math.round(Number(unit) * 100));
  const bet = settleBet(playType, { content, unitMinor, prices: pricesOf(rules, playType, steps).prices }, result);
  const refunded = bet.lines.filter(({ status }) => status === 'refunded');
  const decided = bet.costMinor - refunded.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0n);
  return { bet, rebateMinor: (decided * BigInt(steps)) / 2_000n };
}

/** What is sure to be read: the example, or one of the keys that the result hits, where content is a plain list of keys. */
function contentFor(playType: PlayType, result: Result, chance: number): string {
  const hits = playType.hits(result);
  const key = hits[chance % Math.max(1, hits.length)]?.key;
  for (const content of chance % 2 === 0 && key !== undefined
    ? [key, [...key].join('|'), key.replaceAll('>', '|')]
    : []) {
    try {
      if (playType.lines(content).length > 0) return content;
    } catch {
      // A play type that is entered in another way.
    }
  }
  return playType.example;
}

test('LOTT-08 LOTT-03 random carts of the north get what the pure rules say', { timeout: 120_000 }, async () => {
  const rules = ruleSetOf('XSMB') as (typeof ruleSets)[number];
  const two = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'));
  const numbers = (least: number, most: number) =>
    fc.uniqueArray(two, { minLength: least, maxLength: most }).map((list) => list.join(','));
  const unit = fc.integer({ min: 1, max: 999 }).map((minor) => (minor / 100).toFixed(2));
  const item = fc.oneof(
    fc.tuple(fc.constantFrom('lo2', 'de', 'loDau2', 'nhatTo', 'bao8'), numbers(1, 60), unit),
    fc.tuple(fc.constant('xien2'), numbers(2, 2), unit),
    fc.tuple(fc.constant('xien3'), numbers(3, 3), unit),
    fc.tuple(fc.constant('truot4'), numbers(4, 4), unit),
    fc.tuple(fc.constant('da'), numbers(2, 2), unit),
    fc.tuple(fc.constant('xienQuay'), numbers(4, 4), unit),
  );
  let seed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(item, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      async (carts) => {
        const result = drawn('XSMB', (seed += 1));
        const draw = await lottery.newDraw('XSMB');
        const expected = await Promise.all(
          carts.map(async (cart) => {
            const playerId = await lottery.newPlayer(MONEY);
            const items = cart.map(([playType, content, price]) => one(playType, content, price));
            await lottery.bet(playerId, draw, items);
            const settled = items.map(
              (asked) => settledPurely(rules, playTypeOf(rules, asked.playType) as PlayType, asked, result).bet,
            );
            return { playerId, left: settled.reduce((sum, bet) => sum + bet.returnedMinor - bet.costMinor, MONEY) };
          }),
        );
        await lottery.setResult(draw, result);
        await settleDraw(world.database, draw.drawId);
        for (const { playerId, left } of expected) expect(await available(playerId)).toBe(left);
      },
    ),
    { numRuns: 40 },
  );
});

test('LOTT-08 WALLET-03 settling again, and four at once, pays once', async () => {
  const { draw, players } = await betsOn('XSMB', 60);
  await lottery.setResult(draw, drawn('XSMB', 7));
  await Promise.all(Array.from({ length: 4 }, () => settleDraw(world.database, draw.drawId)));
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  const first = await Promise.all(players.map(available));
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  expect(await Promise.all(players.map(available))).toEqual(first);
  expect(first.some((minor) => minor > MONEY - 2_700n)).toBe(true);
  expect(await stateOf(draw)).toBe('settled');
});

test('LOTT-08 WALLET-01 a corrected result takes back, owes what was spent, and pays anew', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const [spender, keeper, late] = (await Promise.all([1, 2, 3].map(() => lottery.newPlayer(100n)))) as [
    PlayerId,
    PlayerId,
    PlayerId,
  ];
  for (const playerId of [spender, keeper]) await lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5', '1')]);
  await lottery.bet(late, draw, [one('star5', '5|4|3|2|1', '1')]);
  await lottery.setResult(draw, { digits: ['12345'] });
  await settleDraw(world.database, draw.drawId);
  const prize = await available(keeper);
  expect(prize).toBeGreaterThan(1_000_000n);
  await spend(spender, prize - 300n);

  await lottery.setResult(draw, { digits: ['54321'] });
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  expect([await available(spender), await available(keeper), await available(late)]).toEqual([0n, 0n, prize]);
  expect(await owed(spender)).toBe(prize - 300n);

  // And back again: what is paid anew repays what is owed.
  await lottery.setResult(draw, { digits: ['12345'] });
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  expect([await available(spender), await available(keeper), await available(late)]).toEqual([300n, prize, 0n]);
  expect(await owed(spender)).toBe(0n);
});

test('LOTT-08 WALLET-01 void after settling after a withdrawal: stakes come back, and what is owed is owed', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const [winner, loser] = (await Promise.all([1, 2].map(() => lottery.newPlayer(100n)))) as [PlayerId, PlayerId];
  await lottery.bet(winner, draw, [one('star5', '1|2|3|4|5', '1')]);
  await lottery.bet(loser, draw, [one('star5', '9|9|9|9|9', '1')]);
  await lottery.setResult(draw, { digits: ['12345'] });
  await settleDraw(world.database, draw.drawId);
  const prize = await available(winner);
  await spend(winner, prize);

  await lottery.setVoid(draw);
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  expect(await available(loser)).toBe(100n);
  expect([await available(winner), await owed(winner)]).toEqual([0n, prize - 100n]);
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  expect([await available(loser), await owed(winner)]).toEqual([100n, prize - 100n]);
});

test('LOTT-08 a draw that is void before it is drawn gives every stake back, and none twice', async () => {
  const { draw, players } = await betsOn('XSMB', 20);
  await lottery.setVoid(draw);
  await Promise.all([settleDraw(world.database, draw.drawId), settleDraw(world.database, draw.drawId)]);
  expect(await Promise.all(players.map(available))).toEqual(players.map(() => MONEY));
});

test('LOTT-08 a result that is corrected before it is paid pays the second one alone', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const [first, second] = (await Promise.all([1, 2].map(() => lottery.newPlayer(100n)))) as [PlayerId, PlayerId];
  await lottery.bet(first, draw, [one('star5', '1|2|3|4|5', '1')]);
  await lottery.bet(second, draw, [one('star5', '5|4|3|2|1', '1')]);
  await lottery.setResult(draw, { digits: ['12345'] });
  const settling = settleDraw(world.database, draw.drawId);
  await lottery.setResult(draw, { digits: ['54321'] });
  await settling;
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  expect(await available(first)).toBe(0n);
  expect(await available(second)).toBeGreaterThan(1_000_000n);
});

test('LOTT-08 prices are those of the bet: a rebate is paid of what was decided', async () => {
  const draw = await lottery.newDraw('11X5-1M');
  const playerId = await lottery.newPlayer(10_000n);
  // An 11 in the first place gives bets on its sides back, and they earn nothing.
  await lottery.bet(playerId, draw, [
    { ...one('side', '1:big', '10'), rebate: '0.05' },
    { ...one('side', '2:big', '10'), rebate: '0.05' },
  ]);
  await lottery.setResult(draw, { balls: ['11', '01', '02', '03', '04'] });
  await settleDraw(world.database, draw.drawId);
  expect(await available(playerId)).toBe(10_000n - 2_000n + 1_000n + 50n);
});

async function betsOn(gameCode: string, count: number): Promise<{ draw: TestDraw; players: PlayerId[] }> {
  const draw = await lottery.newDraw(gameCode);
  const players = await Promise.all(Array.from({ length: count }, () => lottery.newPlayer(MONEY)));
  await Promise.all(
    players.map((playerId, at) => lottery.bet(playerId, draw, [one('lo2', String(at).padStart(2, '0'), '1')])),
  );
  return { draw, players };
}

async function spend(playerId: PlayerId, amountMinor: bigint): Promise<void> {
  await world.database.transaction((tx) =>
    postTransfer(tx, {
      playerId,
      book: 'real',
      source: 'test',
      key: `spent ${amountMinor}`,
      kind: 'withdrawal',
      direction: 'debit',
      counterAccount: 'house:cash:bank',
      amountMinor,
      currency: 'MYR',
      reference: 'test',
    }),
  );
}

const wallet = (playerId: PlayerId) => world.database.reading((tx) => readWallet(tx, playerId));
const available = async (playerId: PlayerId) => (await wallet(playerId)).availableMinor;
const owed = async (playerId: PlayerId) =>
  (
    await lottery.run<{ owed: bigint }>('select receivable_minor::bigint as owed from wallet where player_id = $1', [
      playerId,
    ])
  )[0]?.owed;
const stateOf = async ({ drawId }: TestDraw) =>
  (await lottery.run<{ state: string }>('select state from draw where draw_id = $1', [drawId]))[0]?.state;
