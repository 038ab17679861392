import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBook } from '../ledger/index.ts';
import { checkBonuses } from './index.ts';
import { addGames, seat } from './testing/bonus-table.ts';
import { createBonusModel, type Op, type Order } from './testing/bonus-model.ts';

const world = await testDatabase();
await addGames(world);

// Few ids, so that repeats and wrong orders are the rule. A failure prints its seed.
const STAKES = [90, 310, 45, 700, 10, 260];
const RETURNS = [500, 33, 900, 120, 61, 7];
const betId = fc.nat({ max: 5 });
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 6,
    arbitrary: betId.map((id) => ({ kind: 'bet' as const, id, amount: STAKES[id] ?? 1, isClosed: id % 2 === 0 })),
  },
  {
    weight: 4,
    arbitrary: fc
      .nat({ max: 5 })
      .map((id) => ({ kind: 'win' as const, id, bet: (id * 5 + 1) % 6, amount: RETURNS[id] ?? 1 })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat({ max: 11 }), fc.constantFrom('bet' as const, 'win' as const))
      .map(([id, of]) => ({ kind: 'rollback' as const, id, of, which: id % 6 })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
      amount: fc.constantFrom(200, 75),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount: fc.constantFrom(400, 150),
      required: fc.constantFrom(500, 2_000),
      cap: fc.constantFrom(null, 300),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'settle' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'giveUp' as const }) },
);
const history = fc.array(op, { minLength: 1, maxLength: 50, size: 'max' });
const order = fc.constantFrom<Order[]>('cashFirst', 'bonusFirst', 'proportional');

test(
  'WALLET-05 WALLET-01 any history of bets, wins, rollbacks, bonuses and withdrawals ends as the plain rules say',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, order, async (ops, stakeOrder) => {
        const table = await seat(world, 0, stakeOrder);
        const model = createBonusModel(stakeOrder);
        for (const [index, one] of ops.entries()) {
          world.clock.advance({ seconds: 1 });
          await table.apply(one);
          model.apply(one);
          expect({ index, one, ...(await table.money()) }).toEqual({ index, one, ...model.money });
        }
        expect((await table.bonuses()).map(({ state, released }) => ({ state, released }))).toEqual(model.states());
      }),
      { numRuns: 20 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
    expect(await world.database.transaction(checkBonuses)).toEqual([]);
  },
);

test(
  'WALLET-05 bets and wins that travel in one batch are split as one after the other',
  { timeout: 60_000 },
  async () => {
    const asked = fc.array(fc.tuple(betId, fc.boolean()), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(asked, order, async (ids, stakeOrder) => {
        const [alone, together] = [await seat(world, 350, stakeOrder), await seat(world, 350, stakeOrder)];
        for (const table of [alone, together]) await table.grant({ amountMinor: 800n, turnoverMinor: 90_000n });
        const moves = ids.map(([id, isWin], at) =>
          isWin
            ? ({ kind: 'win', id: `win ${at}`, reference: `bet ${id}`, amount: RETURNS[id] ?? 1 } as const)
            : ({ kind: 'bet', id: `bet ${id}`, amount: STAKES[id] ?? 1 } as const),
        );
        const answers = [];
        for (const move of moves) answers.push(...(await alone.play(move)));
        expect(await together.play(...moves)).toEqual(answers);
        expect(await together.money()).toEqual(await alone.money());
      }),
      { numRuns: 12 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
  },
);
