import { randomUUID } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import { playTypeOf, type PlayType, type Result, ruleSetOf, type RuleSet, settleBet } from '@pelita/lottery';
import { createSeededRandom, testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook, postTransfer, readWallet } from '../ledger/index.ts';
import { checkLottery } from './check-lottery.ts';
import { pricesOf } from './orders/price-lists.ts';
import { settleDraw } from './settlement/settle-draw.ts';
import { lotteryWorld, one, type TestDraw } from './testing/lottery-world.ts';

const world = await testDatabase();
const lottery = lotteryWorld(world);
const rules = ruleSetOf('SSC') as RuleSet;
const playType = playTypeOf(rules, 'star2Last') as PlayType;
const { prices } = pricesOf(rules, playType, 0);

const MONEY = 20_000n;
const HISTORIES = 3;
const STEPS = 14;
const AT_ONCE = 12;

/** What a plain mind remembers of a bet: who, on which draw, which digits, and whether it was taken back. */
type Remembered = {
  playerId: PlayerId;
  draw: TestDraw;
  content: string;
  unitMinor: bigint;
  orderId: string;
  isBack: boolean;
};
type Outcome = { draw: TestDraw; result: Result | null; isVoid: boolean };

test('LOTT-08 WALLET-01 random histories of bets, cancels, results, corrections, voids and withdrawals at once come to what a plain model says', async () => {
  for (let history = 0; history < HISTORIES; history++) await live();
  const faults = await world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
  expect(faults).toEqual([]);
});

async function live(): Promise<void> {
  const players = await Promise.all(Array.from({ length: 5 }, () => lottery.newPlayer(MONEY)));
  const outcomes: Outcome[] = [];
  for (let at = 0; at < 4; at++) outcomes.push({ draw: await lottery.newDraw('SSC-1M'), result: null, isVoid: false });
  const bets: Remembered[] = [];
  const withdrawn = new Map<PlayerId, bigint>();

  const acts = {
    bet: async () => {
      const [playerId, { draw }] = [anyOf(players), anyOf(outcomes)];
      const content = `${1 + die(4)}|${1 + die(4)}`;
      const unitMinor = BigInt(1 + die(400));
      const unit = (Number(unitMinor) / 100).toFixed(2);
      const { outcome, order_id: orderId } = await lottery.bet(playerId, draw, [one(playType.id, content, unit)]);
      if (outcome === 'placed') bets.push({ playerId, draw, content, unitMinor, orderId, isBack: false });
    },
    cancel: async () => {
      if (bets.length === 0) return;
      const bet = anyOf(bets);
      await lottery.cancel(bet.playerId, bet.orderId);
      bet.isBack = true;
    },
    withdraw: async () => {
      const [playerId, amountMinor] = [anyOf(players), BigInt(1 + die(3_000))];
      await withdraw(playerId, amountMinor);
      withdrawn.set(playerId, (withdrawn.get(playerId) ?? 0n) + amountMinor);
    },
    settle: async () => void (await settleDraw(world.database, anyOf(outcomes).draw.drawId)),
    /** A draw is void, gets its first result, or a correction of what may be paid by now. */
    decide: async () => {
      const outcome = anyOf(outcomes);
      if (outcome.isVoid) return;
      if (die(6) === 0) {
        outcome.isVoid = true;
        await lottery.setVoid(outcome.draw);
      } else {
        outcome.result = { digits: [`000${1 + die(4)}${1 + die(4)}`] };
        await lottery.setResult(outcome.draw, outcome.result);
      }
    },
  };
  for (let step = 0; step < STEPS; step++) {
    const crowd = Array.from({ length: AT_ONCE }, () =>
      acts[anyOf(['bet', 'bet', 'cancel', 'withdraw', 'settle'] as const)](),
    );
    // One decision at a time: of two at once, it would be unknown which is the last.
    const done = await Promise.allSettled([...crowd, ...(step % 3 === 2 ? [acts.decide()] : [])]);
    for (const act of done) if (act.status === 'rejected' && !(act.reason instanceof Refusal)) throw act.reason;
  }
  for (const { draw, result, isVoid } of outcomes)
    if (result || isVoid) while (!(await settleDraw(world.database, draw.drawId)));

  for (const playerId of players) {
    const expected = bets
      .filter((bet) => bet.playerId === playerId && !bet.isBack)
      .reduce((sum, bet) => sum + worth(bet, outcomes), MONEY - (withdrawn.get(playerId) ?? 0n));
    const wallet = await world.database.reading((tx) => readWallet(tx, playerId));
    const owedMinor = await owed(playerId);
    expect(wallet.availableMinor - owedMinor).toBe(expected);
    // Nothing is owed while there is something to repay it with.
    expect(wallet.availableMinor === 0n || owedMinor === 0n).toBe(true);
  }
}

/** What a bet has come to: nothing of a void draw, its stake of one to come, and what the pure rules say of a result. */
function worth({ draw, content, unitMinor }: Remembered, outcomes: readonly Outcome[]): bigint {
  const outcome = outcomes.find((one) => one.draw === draw);
  if (outcome?.isVoid) return 0n;
  const asked = { content, unitMinor, prices };
  if (!outcome?.result) return -settleBet(playType, asked, { digits: ['00000'] }).costMinor;
  const { costMinor, returnedMinor } = settleBet(playType, asked, outcome.result);
  return returnedMinor - costMinor;
}

async function withdraw(playerId: PlayerId, amountMinor: bigint): Promise<void> {
  await world.database.transaction((tx) =>
    postTransfer(tx, {
      playerId,
      book: 'real',
      source: 'test',
      key: randomUUID(),
      kind: 'withdrawal',
      direction: 'debit',
      counterAccount: 'house:cash:bank',
      amountMinor,
      currency: 'MYR',
      reference: 'test',
    }),
  );
}

async function owed(playerId: PlayerId): Promise<bigint> {
  const [wallet] = await lottery.run<{ owed: bigint }>(
    'select receivable_minor::bigint as owed from wallet where player_id = $1',
    [playerId],
  );
  return wallet?.owed ?? 0n;
}

const chance = createSeededRandom('histories of the lotteries');
const die = (sides: number) => Buffer.from(chance.bytes(4)).readUInt32LE() % sides;
const anyOf = <One>(list: readonly One[]): One => list[die(list.length)] as One;
