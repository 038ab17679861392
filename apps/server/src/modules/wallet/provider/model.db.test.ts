import { randomUUID } from 'node:crypto';
import { type PlayerId, type ProviderAnswer, providerUnitsFromMinor } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBook, postTransfer, readWallet } from '../../ledger/index.ts';
import { checkTransactions } from './check-transactions.ts';
import type { Facts } from './facts.ts';
import { type MoneyCall, type MoneyRequest, moveMoney } from './move-money.ts';
import { createMover } from './mover.ts';
import { newPlayer } from './testing/launches.ts';
import { createModel, type Op } from './testing/wallet-model.ts';

// Random histories on few ids, so that repeats, mix-ups and wrong orders are the rule. A failure prints its seed.
// What a history leaves out of balance stays so: the books are read once, behind the last one.
const world = await testDatabase();
const FIRST_MONEY = [300, 40, 0];
const move = createMover(world.platform);

/** Mostly one player, so that histories get deep; the others try the same ids now and then. */
const player = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 2 }) });
/** Ids of bets, wins and rollbacks overlap a little, so that one is sometimes taken for another. */
const betId = fc.nat({ max: 5 });
const winId = fc.integer({ min: 5, max: 10 });
const rollbackId = fc.integer({ min: 10, max: 15 });
const IDS = 16;
/** What a request says under its id: usually the same each time, as a repeat does, and now and then something else. */
const STAKES = [290, 130, 20, 0, 1, 250];
const RETURNS = [400, 7, 50, 0, 400, 120];
const content = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) });
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(player, betId, content)
      .map(([seat, id, odd]) => ({ kind: 'bet' as const, player: seat, id, amount: at(STAKES, id + odd) })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(player, winId, content).map(([seat, id, odd]) => ({
      kind: 'win' as const,
      player: seat,
      id,
      amount: at(RETURNS, id - 5),
      reference: (id + odd) % STAKES.length,
    })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(player, rollbackId, fc.nat({ max: 11 }))
      .map(([seat, id, reference]) => ({ kind: 'rollback' as const, player: seat, id, reference })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(player, betId)
      .map(([seat, id]) => ({ kind: 'deposit' as const, player: seat, id, amount: 25 })),
  },
);

function at(amounts: readonly number[], index: number): number {
  return amounts[index % amounts.length] ?? 0;
}

/** A transaction never refers to itself: the protocol's reader refuses that before money is looked at. */
const history = fc
  .array(op, { minLength: 1, maxLength: 60, size: 'max' })
  .map((ops) => ops.filter((one) => !('reference' in one) || one.reference !== one.id));

test(
  'WALLET-01 GAME-09 any history of bets, wins, rollbacks and deposits ends as the plain rules say',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (ops) => {
        const table = await newTable();
        const model = createModel(FIRST_MONEY);
        for (const [index, one] of ops.entries()) {
          expect({ index, ...(await table.play(one)) }).toEqual({ index, ...model.apply(one) });
        }
        expect(await table.money()).toEqual(model.wallets);
      }),
      { numRuns: 200 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
    expect(await world.database.transaction(checkTransactions)).toEqual([]);
  },
);

test(
  'WALLET-01 WALLET-03 in any parallel history each id moves money once, no answer changes and the book balances',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.integer({ min: 2, max: 3 }), async (ops, copies) => {
        const table = await newTable();
        const asked = ops.flatMap((one) => Array.from({ length: copies }, () => one));
        const answers = await Promise.all(asked.map(async (one) => ({ one, ...(await table.play(one)) })));

        // What was stored under an id is what every copy of that request heard, as long as nobody undid it.
        const moved = await table.stored();
        for (const { one, status, balance } of answers) {
          if (one.kind === 'deposit' || (status !== 'RS_OK' && status !== 'RS_ERROR_NOT_ENOUGH_MONEY')) continue;
          const row = moved.get(one.id);
          expect({ one, kind: row?.kind, status: row?.status, balance: row?.balance }).toEqual({
            one,
            kind: one.kind,
            status,
            balance,
          });
        }
        // The money is what the stored transactions that stand add up to, debts taken off.
        const expected = FIRST_MONEY.map((first, seat) => first + (table.deposited(asked, seat) + sumOf(moved, seat)));
        expect((await table.money()).map(({ available, owed }) => available - owed)).toEqual(expected);
      }),
      { numRuns: 80 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
    expect(await world.database.transaction(checkTransactions)).toEqual([]);
  },
);

test(
  'WALLET-01 GAME-09 requests that travel in one batch are answered as one after the other',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (ops) => {
        // Each player has ids of their own: between players a batch promises no order.
        const asked = ops.filter((one) => one.kind !== 'deposit');
        const tables = await Promise.all(FIRST_MONEY.map(() => newTable()));
        const models = FIRST_MONEY.map(() => createModel(FIRST_MONEY));
        const answers = await Promise.all(asked.map(async (one) => tables[one.player]?.play(one)));
        expect(answers).toEqual(asked.map((one) => models[one.player]?.apply(one)));
        for (const [seat, table] of tables.entries()) expect(await table.money()).toEqual(models[seat]?.wallets);
      }),
      { numRuns: 40 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
    expect(await world.database.transaction(checkTransactions)).toEqual([]);
  },
);

type StoredRow = { seat: number; kind: string; status: string; balance: number; amount: number; isUndone: boolean };

function sumOf(moved: ReadonlyMap<number, StoredRow>, seat: number): number {
  let total = 0;
  for (const row of moved.values()) {
    if (row.seat !== seat || row.status !== 'RS_OK' || row.isUndone) continue;
    if (row.kind === 'bet') total -= row.amount;
    if (row.kind === 'win') total += row.amount;
  }
  return total;
}

/** Players and ids of their own for one history. */
async function newTable() {
  const players: PlayerId[] = [];
  for (const money of FIRST_MONEY) players.push(await newPlayer(world, BigInt(money), 'real'));
  const uuids = Array.from({ length: IDS }, () => randomUUID());
  const facts: Facts = {
    ofLaunch: async (_code, { user }) => ({
      playerId: players[Number(user)] as PlayerId,
      providerUserId: user,
      gameCode: 'game',
      currency: 'MYR',
      book: 'real',
    }),
  };
  const services = { move, facts };
  await openLaunches(players);
  const moved = (call: MoneyCall, asked: object) => moveMoney(services, 'MODEL', { call, asked } as MoneyRequest);

  async function play(one: Op): Promise<{ status: string; balance: number }> {
    if (one.kind === 'deposit') return deposit(one);
    const seat = String(one.player);
    const asked = {
      request_uuid: randomUUID(),
      user: seat,
      token: players[one.player] as string,
      game_code: 'game',
      round: 'round',
      transaction_uuid: uuids[one.id] as string,
    };
    const reference = 'reference' in one ? { reference_transaction_uuid: uuids[one.reference] as string } : null;
    const money =
      one.kind === 'rollback' ? null : { currency: 'MYR', amount: providerUnitsFromMinor(BigInt(one.amount), 'MYR') };
    if (reference && money) return said(await moved('transaction/win', { ...asked, ...reference, ...money }));
    if (reference) return said(await moved('transaction/rollback', { ...asked, ...reference }));
    return said(await moved('transaction/bet', { ...asked, currency: 'MYR', amount: 0n, ...money }));
  }

  async function deposit(one: Op & { kind: 'deposit' }): Promise<{ status: string; balance: number }> {
    const playerId = players[one.player] as PlayerId;
    await world.database.transaction((tx) =>
      postTransfer(tx, {
        playerId,
        book: 'real',
        source: 'test',
        key: `deposit ${one.id}`,
        kind: 'deposit',
        direction: 'credit',
        counterAccount: 'house:cash:test',
        amountMinor: BigInt(one.amount),
        currency: 'MYR',
        reference: 'deposit',
      }),
    );
    const { availableMinor } = await world.database.reading((tx) => readWallet(tx, playerId));
    return { status: 'RS_OK', balance: Number(availableMinor) };
  }

  return {
    play,
    deposited: (ops: readonly Op[], seat: number) =>
      25 * new Set(ops.filter((one) => one.kind === 'deposit' && one.player === seat).map((one) => one.id)).size,
    async money() {
      const rows = await world.database.reading((tx) =>
        tx.run<{ player_id: PlayerId; available_minor: bigint; receivable_minor: bigint }>(
          {
            name: 'test.money',
            text: 'select player_id, available_minor, receivable_minor from wallet where player_id = any($1)',
          },
          [players],
        ),
      );
      return players.map((playerId) => {
        const row = rows.find((candidate) => candidate.player_id === playerId);
        return { available: Number(row?.available_minor), owed: Number(row?.receivable_minor) };
      });
    },
    async stored(): Promise<Map<number, StoredRow>> {
      const rows = await world.database.reading((tx) => tx.run<TransactionRow>(storedStatement, [players]));
      return new Map(
        rows.map((row) => [
          uuids.indexOf(row.transaction_uuid as (typeof uuids)[number]),
          {
            seat: players.indexOf(row.player_id),
            kind: row.kind,
            status: row.status,
            balance: Number(row.balance_minor),
            amount: Number(row.amount_minor),
            isUndone: row.rolled_back_by !== null,
          },
        ]),
      );
    },
  };
}

type TransactionRow = {
  transaction_uuid: string;
  player_id: PlayerId;
  kind: string;
  status: string;
  balance_minor: bigint;
  amount_minor: bigint;
  rolled_back_by: string | null;
};

const storedStatement = {
  name: 'test.stored-transactions',
  text: 'select * from provider_transaction where player_id = any($1)',
};

/** One launch each, whose token is the player's id. */
async function openLaunches(players: readonly PlayerId[]): Promise<void> {
  await world.database.transaction((tx) =>
    tx.run(
      {
        name: 'test.launches',
        text: `insert into game_session (token_hash, player_id, session_id, provider_code, provider_user_id, game_code,
                 currency, book, opened_at, expires_at)
               select sha256(convert_to(id::text, 'UTF8')), id, id, 'MODEL', id::text, 'game', 'MYR', 'real', $2, $3
               from unnest($1::uuid[]) as id`,
      },
      [players, tx.now, tx.now.add({ hours: 12 })],
    ),
  );
}

function said(answer: ProviderAnswer | string): { status: string; balance: number } {
  if (typeof answer === 'string') return { status: answer, balance: -1 };
  return { status: answer.status, balance: Number((answer.balance ?? 0n) / 1_000n) };
}
