import { type PlayerId, Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import {
  accrue,
  checkBook,
  holdFunds,
  openWallet,
  payAccrual,
  POINTS,
  postBetweenPlayers,
  postTransfer,
  releaseHold,
  sealBefore,
  sealedBefore,
  settleHold,
} from './index.ts';
import { createLedgerModel, keyOf, type Money, type Op } from './testing/ledger-model.ts';

// Random histories of every kind on few keys, so that repeats, mix-ups and wrong orders are the rule.
const world = await testDatabase();
const PLAYERS = 3;
const player = fc.nat({ max: PLAYERS - 1 });
const key = fc.nat({ max: 7 });
const hold = fc.nat({ max: 3 });
const amount = fc.constantFrom(1, 20, 130, 250);
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('deposit' as const, 'stake' as const), player, key, amount }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('owe' as const), player, key, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hold' as const), player, hold, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), player, hold, key, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), player, hold, key }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('give' as const), player, to: player, key, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('accrue' as const),
      player,
      key,
      amount: fc.constantFrom(1, 9_999, 123_456),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), player, key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('points' as const), player, key, amount }) },
);
const history = fc.array(op, { minLength: 1, maxLength: 60, size: 'max' });

test(
  'WALLET-01 WALLET-03 any history of every kind of movement ends as the plain rules say',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (ops) => {
        const table = await newTable();
        const model = createLedgerModel(PLAYERS);
        for (const [index, one] of ops.entries()) {
          const { said, available } = model.apply(one);
          const heard = await table.play(one);
          const expected = said === 'posted' || said === 'repeated' ? { said, available } : { said };
          expect({ index, one, ...heard }).toEqual({ index, one, ...expected });
        }
        expect(await table.money()).toEqual(model.money);
        expect(await world.database.transaction(checkBook)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

test(
  'WALLET-01 WALLET-03 WALLET-06 in any parallel history each key moves money once and every book balances, sealed or not',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (ops) => {
        const table = await newTable();
        world.clock.advance({ hours: 1 });
        const playing = Promise.all([...ops, ...ops].map((one) => table.play(one)));
        const sealing = sealBefore(world.database, world.clock.now().subtract({ minutes: 1 }));
        const heard = await playing;
        await sealing;

        // Where a key is one movement alone, what its two copies were told is one answer.
        const alone = ops.filter((one) => ops.filter((other) => keyOf(other) === keyOf(one)).length === 1);
        const told = alone.map((one) => [heard[ops.indexOf(one)], heard[ops.indexOf(one) + ops.length]]);
        const posted = told.filter((copies) => copies.every((copy) => copy?.available !== undefined));
        expect(posted.map((copies) => copies.map((copy) => copy?.available))).toEqual(
          posted.map(([one]) => [one?.available, one?.available]),
        );
        const first = posted.map((copies) => copies.filter((copy) => copy?.said === 'posted').length);
        expect(first).toEqual(posted.map(() => 1));
        expect(await world.database.transaction(checkBook)).toEqual([]);
        expect(await world.database.transaction(async (tx) => checkBook(tx, await sealedBefore(tx)))).toEqual([]);
        for (const { available, held, owed, micros, points } of await table.money())
          expect(Math.min(available, held, owed, micros, points)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  },
);

/** Players of their own for one history. */
async function newTable() {
  const players = Array.from({ length: PLAYERS }, () => world.random.uuid(world.clock.now()) as PlayerId);
  await world.database.transaction(async (tx) => {
    for (const playerId of players) {
      await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
      await openWallet(tx, { playerId, currency: POINTS, book: 'points' });
    }
  });

  async function play(one: Op): Promise<{ said: string; available?: number }> {
    try {
      const posted = await world.database.transaction((tx) => carryOut(tx, one));
      if (posted === null) return { said: 'nothing' };
      return { said: posted.repeated ? 'repeated' : 'posted', available: Number(posted.availableMinor) };
    } catch (error) {
      if (error instanceof Refusal) return { said: error.code };
      throw error;
    }
  }

  function carryOut(tx: Tx, one: Op) {
    const playerId = players[one.player] as PlayerId;
    const named = { playerId, source: 'model', key: keyOf(one), reference: 'r', currency: 'MYR' } as const;
    const amountMinor = 'amount' in one ? BigInt(one.amount) : 0n;
    const posting = {
      ...named,
      amountMinor,
      kind: 'correction',
      book: 'real',
      counterAccount: 'house:cash:model',
    } as const;
    const held = { ...named, book: 'real', holdKey: 'hold' in one ? `hold ${one.hold}` : '' } as const;
    switch (one.kind) {
      case 'deposit':
        return postTransfer(tx, { ...posting, direction: 'credit' });
      case 'stake':
        return postTransfer(tx, { ...posting, direction: 'debit' });
      case 'owe':
        return owe(tx, playerId, keyOf(one), amountMinor);
      case 'hold':
        return holdFunds(tx, { ...held, amountMinor });
      case 'settle':
        return settleHold(tx, { ...held, amountMinor, kind: 'withdrawal', counterAccount: 'house:cash:model' });
      case 'release':
        return releaseHold(tx, held);
      case 'give': {
        const [fromPlayerId, toPlayerId] = [playerId, players[one.to] as PlayerId];
        return postBetweenPlayers(tx, { ...named, fromPlayerId, toPlayerId, book: 'real', amountMinor });
      }
      case 'accrue':
        return accrue(tx, { ...named, accrual: 'rebate', amountMicros: amountMinor });
      case 'pay':
        return payAccrual(tx, { ...named, accrual: 'rebate' });
      case 'points':
        return postTransfer(tx, {
          ...posting,
          direction: 'credit',
          book: 'points',
          currency: POINTS,
          counterAccount: 'house:points',
        });
    }
  }

  async function money(): Promise<Money[]> {
    const rows = await world.database.reading((tx) => tx.run<WalletRow>(walletsStatement, [players]));
    return players.map((playerId) => {
      const of = (book: string) => rows.find((row) => row.player_id === playerId && row.book === book);
      return {
        available: Number(of('real')?.available_minor),
        held: Number(of('real')?.reserved_minor),
        owed: Number(of('real')?.receivable_minor),
        micros: Number(of('rebate')?.available_minor ?? 0),
        points: Number(of('points')?.available_minor),
      };
    });
  }

  return { play, money };
}

/** As a provider does that takes back what is no longer there. */
async function owe(tx: Tx, playerId: PlayerId, key: string, amountMinor: bigint) {
  const [row] = await tx.run<{ outcome: string; available_minor: bigint }>(oweStatement, [playerId, key, amountMinor]);
  if (row?.outcome === 'reused') throw new Refusal('idempotency_key_reused');
  return { repeated: row?.outcome === 'repeated', availableMinor: row?.available_minor ?? 0n };
}

type WalletRow = {
  player_id: string;
  book: string;
  available_minor: bigint;
  reserved_minor: bigint;
  receivable_minor: bigint;
};
const walletsStatement = { name: 'test.wallets', text: 'select * from wallet where player_id = any($1)' };
const oweStatement = {
  name: 'test.owe',
  text: `select * from post_transfer($1, 'real', 'MYR', 'model', $2, 'receivable', 'receivable', 'vendor:V', $3, 'r',
    '2026-03-02T04:00:00Z')`,
};
