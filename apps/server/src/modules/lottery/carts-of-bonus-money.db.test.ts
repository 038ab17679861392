import { randomUUID } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import { playTypeOf, type PlayType, ruleSetOf, type RuleSet, settleBet } from '@pelita/lottery';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Setting } from '../../platform/settings/setting.ts';
import { checkBonuses, grantBonus } from '../bonuses/index.ts';
import { checkBook, postTransfer, readWallet } from '../ledger/index.ts';
import { checkLottery } from './check-lottery.ts';
import { pricesOf } from './orders/price-lists.ts';
import { settleDraw } from './settlement/settle-draw.ts';
import { createCartModel, type Op, type Order, type Winner } from './testing/cart-model.ts';
import { lotteryWorld, one, type TestDraw } from './testing/lottery-world.ts';

const world = await testDatabase();
const lottery = lotteryWorld(world);
const rules = ruleSetOf('SSC') as RuleSet;
const playType = playTypeOf(rules, 'star2Last') as PlayType;
const { prices } = pricesOf(rules, playType, 0);

const CASH = 300;
const STAKES: [number, number][] = [
  [90, 40],
  [310, 1],
  [45, 700],
  [7, 13],
  [260, 260],
  [3, 190],
];
const CONTENTS = ['1|2', '3|4'];
const RESULTS = { 0: '00012', 1: '00034', none: '00099' } as const;

// Few ids, so that repeats and wrong orders are the rule. A failure prints its seed.
const id = fc.nat({ max: STAKES.length - 1 });
const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bet' as const), id }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), id, item: fc.constantFrom(0, 1) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      id,
      winner: fc.constantFrom<(Winner | 'void')[]>(0, 1, 'none', 'none', 'void'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amount: fc.constantFrom(150, 2_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount: fc.constantFrom(400, 151),
      required: fc.constantFrom(500, 2_000),
      cap: fc.constantFrom(null, 300),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'settle' as const }) },
);
const history = fc.array(op, { minLength: 1, maxLength: 40, size: 'max' });
const order = fc.constantFrom<Order[]>('cashFirst', 'bonusFirst', 'proportional');

test(
  'WALLET-05 LOTT-08 any history of carts, cancels, results, corrections, voids and bonuses ends as the plain rules say',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, order, async (ops, stakeOrder) => {
        const table = await seat(stakeOrder);
        const model = createCartModel(stakeOrder, { cash: CASH, stakes: STAKES, prizeOf });
        for (const [index, one] of ops.entries()) {
          world.clock.advance({ seconds: 1 });
          await table.apply(one);
          model.apply(one);
          expect({ index, one, ...(await table.money()) }).toEqual({ index, one, ...model.money });
        }
        expect(await table.bonuses()).toEqual(model.states());
      }),
      { numRuns: 25 },
    );
    const faults = await world.database.snapshot(async (tx) => [
      ...(await checkBook(tx)),
      ...(await checkLottery(tx)),
      ...(await checkBonuses(tx)),
    ]);
    expect(faults).toEqual([]);
  },
);

/** A player with cash, and a draw for each cart. */
async function seat(stakeOrder: Order) {
  const playerId = await lottery.newPlayer(BigInt(CASH));
  const draws = await Promise.all(STAKES.map(() => lottery.newDraw('SSC-1M', 3_600_000)));
  const orderIds = new Map<number, string>();
  const settings = { get: <Value>(asked: Setting<Value>) => settingOf(asked, stakeOrder) };
  const drawOf = (id: number) => draws[id] as TestDraw;
  const apply = async (op: Op): Promise<void> => {
    if (op.kind === 'bet' && !orderIds.has(op.id)) {
      const items = CONTENTS.map((content, at) =>
        one(playType.id, content, ((STAKES[op.id]?.[at] ?? 0) / 100).toFixed(2)),
      );
      const { outcome, order_id: orderId } = await lottery.bet(playerId, drawOf(op.id), items);
      if (outcome === 'placed') orderIds.set(op.id, orderId);
    }
    const orderId = 'id' in op ? orderIds.get(op.id) : undefined;
    if (op.kind === 'cancel' && orderId) await tried(lottery.cancel(playerId, orderId, op.item + 1));
    if (op.kind === 'decide' && orderId) await decide(drawOf(op.id), op.winner);
    if (op.kind === 'withdraw') await tried(withdraw(playerId, BigInt(op.amount)));
    if (op.kind === 'settle')
      await lottery.run('select settle_bonus($1, $2, 100, $3)', [playerId, 'MYR', world.clock.now()]);
    if (op.kind === 'grant')
      await world.database.transaction((tx) =>
        grantBonus(settings)(tx, {
          playerId,
          currency: 'MYR',
          amountMinor: BigInt(op.amount),
          reference: `promotion:${randomUUID()}`,
          turnoverMinor: BigInt(op.required),
          contributions: {},
          conversionCapMinor: op.cap === null ? null : BigInt(op.cap),
          expiresAt: null,
        }),
      );
  };
  return {
    apply,
    async money() {
      const { availableMinor, bonusMinor, receivableMinor } = await world.database.reading((tx) =>
        readWallet(tx, playerId),
      );
      return { cash: Number(availableMinor), bonus: Number(bonusMinor), owed: Number(receivableMinor) };
    },
    bonuses: () =>
      world.asOwner<{ state: string; released: number }>(
        `select state, released_minor::int as released from bonus where player_id = $1 order by granted_at, bonus_id`,
        [playerId],
      ),
  };
}

/** A first result, a correction, or void; what is void stays so. */
async function decide(draw: TestDraw, winner: Winner | 'void'): Promise<void> {
  const [before] = await lottery.run<{ state: string }>('select state from draw where draw_id = $1', [draw.drawId]);
  if (before?.state === 'void') return;
  await (winner === 'void' ? lottery.setVoid(draw) : lottery.setResult(draw, { digits: [RESULTS[winner]] }));
  while (!(await settleDraw(world.database, draw.drawId)));
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

/** What the rules refuse, they refuse in the model too. */
async function tried(act: Promise<unknown>): Promise<void> {
  await act.catch((refusal: unknown) => {
    if (!(refusal instanceof Refusal)) throw refusal;
  });
}

function settingOf<Value>({ key, default: initial }: Setting<Value>, stakeOrder: Order): Value {
  return key === 'bonuses.order' ? (stakeOrder as Value) : initial;
}

function prizeOf(stake: number): number {
  const asked = { content: '1|2', unitMinor: BigInt(stake), prices };
  return Number(settleBet(playType, asked, { digits: [RESULTS[0]] }).returnedMinor);
}
