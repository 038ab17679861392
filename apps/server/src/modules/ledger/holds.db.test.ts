import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import {
  checkBook,
  closeWallets,
  holdFunds,
  houseBalance,
  openWallet,
  postTransfer,
  readWallet,
  releaseHold,
  settleHold,
} from './index.ts';
import { refusalOf } from './testing/refusal-of.ts';

const world = await testDatabase();
const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => world.database.transaction(work);
const CASH = 'house:cash:bank';
const HOLD = { source: 'withdrawals', holdKey: 'w1', book: 'real', currency: 'MYR' } as const;

afterEach(async () => {
  const faults = await inTx(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

test('WALLET-01 a hold takes money out of the free balance, and its parts are paid and the rest comes back', async () => {
  const playerId = await playerWith(10_000n);
  const cash = await cashNow();
  expect(await hold(playerId, 6_000n)).toEqual({ availableMinor: 4_000n, version: 2n, repeated: false });
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 4_000n, reservedMinor: 6_000n });

  await settle(playerId, 'part 1', 1_500n);
  await settle(playerId, 'part 2', 2_500n);
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 4_000n, reservedMinor: 2_000n });
  expect(await cashNow()).toBe(cash + 4_000n);

  expect(await release(playerId, 'back')).toMatchObject({ availableMinor: 6_000n, repeated: false });
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 6_000n, reservedMinor: 0n });
});

test('WALLET-03 holding, settling and releasing again under the same key answer as the first time and move nothing', async () => {
  const playerId = await playerWith(1_000n);
  const first = [await hold(playerId, 700n), await settle(playerId, 'paid', 300n), await release(playerId, 'back')];
  const again = [await hold(playerId, 700n), await settle(playerId, 'paid', 300n), await release(playerId, 'back')];
  expect(again).toEqual(first.map((one) => ({ ...one, repeated: true })));
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 700n, reservedMinor: 0n });
});

test('WALLET-03 thirty copies of one settlement at once pay once', async () => {
  const playerId = await playerWith(1_000n);
  await hold(playerId, 1_000n);
  const answers = await Promise.all(Array.from({ length: 30 }, () => settle(playerId, 'paid', 400n)));
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 0n, reservedMinor: 600n });
});

test('WALLET-01 of a settlement and a release at once one has the money, and never both', async () => {
  const playerId = await playerWith(1_000n);
  for (let round = 0; round < 20; round++) {
    const holdKey = `race ${round}`;
    await inTx((tx) => holdFunds(tx, { ...HOLD, holdKey, playerId, amountMinor: 10n }));
    const ends = await Promise.allSettled([
      inTx((tx) =>
        settleHold(tx, {
          ...HOLD,
          holdKey,
          playerId,
          key: `${holdKey} paid`,
          kind: 'withdrawal',
          amountMinor: 10n,
          counterAccount: CASH,
        }),
      ),
      inTx((tx) => releaseHold(tx, { ...HOLD, holdKey, playerId, key: `${holdKey} back` })),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  expect(await wallet(playerId)).toMatchObject({ reservedMinor: 0n });
});

test.for<[string, (playerId: PlayerId) => Promise<unknown>, object]>([
  ['insufficient_balance', (playerId) => hold(playerId, 1_001n, 'other'), { available: '10.00' }],
  ['hold_unknown', (playerId) => settle(playerId, 'paid', 1n, 'nobody’s'), {}],
  ['hold_unknown', (playerId) => release(playerId, 'back', 'nobody’s'), {}],
  ['hold_exceeded', (playerId) => settle(playerId, 'paid', 501n), { left: '5.00' }],
])('WALLET-01 %s: it is refused and leaves no trace', async ([code, attempt, extra]) => {
  const playerId = await playerWith(1_500n);
  await hold(playerId, 500n);
  const before = await traces(playerId);
  const refusal = await refusalOf(attempt(playerId));
  expect({ code: refusal.code, extra: refusal.details.extra ?? {} }).toEqual({ code, extra });
  expect(await traces(playerId)).toEqual(before);
});

test('WALLET-01 hold_ended: what was settled or released whole is settled and released no more', async () => {
  const playerId = await playerWith(1_000n);
  await hold(playerId, 400n);
  await settle(playerId, 'paid', 400n);
  const before = await traces(playerId);
  expect((await refusalOf(settle(playerId, 'paid twice', 400n))).code).toBe('hold_ended');
  expect((await refusalOf(release(playerId, 'back'))).code).toBe('hold_ended');
  expect(await traces(playerId)).toEqual(before);
});

test('WALLET-03 a settlement’s key with another amount or of another hold is refused', async () => {
  const playerId = await playerWith(1_000n);
  await hold(playerId, 400n);
  await hold(playerId, 400n, 'w2');
  await settle(playerId, 'paid', 100n);
  expect((await refusalOf(settle(playerId, 'paid', 200n))).code).toBe('idempotency_key_reused');
  expect((await refusalOf(settle(playerId, 'paid', 100n, 'w2'))).code).toBe('idempotency_key_reused');
  expect(await wallet(playerId)).toMatchObject({ reservedMinor: 700n });
});

test('WALLET-01 what a release gives back first repays what the player owes', async () => {
  const playerId = await playerWith(1_000n);
  await hold(playerId, 1_000n);
  await owe(playerId, 300n);
  expect(await release(playerId, 'back')).toMatchObject({ availableMinor: 700n });
  expect(await release(playerId, 'back')).toMatchObject({ availableMinor: 700n, repeated: true });
});

test('WALLET-01 wallet_closed: a closed wallet holds and gives nothing, and still takes what comes back', async () => {
  const playerId = await playerWith(1_000n);
  await inTx((tx) => closeWallets(tx, playerId));
  const before = await traces(playerId);
  expect((await refusalOf(hold(playerId, 1n))).code).toBe('wallet_closed');
  expect((await refusalOf(post(playerId, 'out', 'debit', 1n))).code).toBe('wallet_closed');
  expect(await traces(playerId)).toEqual(before);
  await owe(playerId, 5n);
  expect(await post(playerId, 'late', 'credit', 50n)).toMatchObject({ availableMinor: 1_045n });
});

test('the ledger names no account of the player, and none that it does not declare, as the other side', async () => {
  const playerId = await playerWith(1_000n);
  for (const account of ['held', 'wallet', 'receivable', 'house:clearing', 'house:nothing', 'pool', 'vendor:'])
    await expect(post(playerId, 'odd', 'credit', 1n, account as 'house:grant')).rejects.toThrow('has no account');
});

test('WALLET-01 a pool gives no more than it holds, also to many at once', async () => {
  const playerId = await playerWith(1_000n);
  await post(playerId, 'into it', 'debit', 100n, 'pool:JACKPOT');
  const draws = await Promise.allSettled(
    Array.from({ length: 6 }, (_, key) => post(playerId, `draw ${key}`, 'credit', 30n, 'pool:JACKPOT')),
  );
  expect(draws.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await inTx((tx) => houseBalance(tx, { book: 'real', account: 'pool:JACKPOT', currency: 'MYR' }))).toBe(10n);
});

async function playerWith(amountMinor: bigint): Promise<PlayerId> {
  const playerId = world.random.uuid(world.clock.now()) as PlayerId;
  await inTx((tx) => openWallet(tx, { playerId, currency: 'MYR', book: 'real' }));
  await post(playerId, 'first money', 'credit', amountMinor);
  return playerId;
}

function post(
  playerId: PlayerId,
  key: string,
  direction: 'credit' | 'debit',
  amountMinor: bigint,
  counterAccount: Parameters<typeof postTransfer>[1]['counterAccount'] = CASH,
) {
  const what = { source: 'test', kind: 'correction', reference: key, book: 'real', currency: 'MYR' } as const;
  return inTx((tx) => postTransfer(tx, { ...what, playerId, key, direction, amountMinor, counterAccount }));
}

function hold(playerId: PlayerId, amountMinor: bigint, holdKey = 'w1') {
  return inTx((tx) => holdFunds(tx, { ...HOLD, holdKey, playerId, amountMinor }));
}

function settle(playerId: PlayerId, key: string, amountMinor: bigint, holdKey = 'w1') {
  const part = { ...HOLD, holdKey, playerId, key, amountMinor, kind: 'withdrawal', counterAccount: CASH } as const;
  return inTx((tx) => settleHold(tx, part));
}

function release(playerId: PlayerId, key: string, holdKey = 'w1') {
  return inTx((tx) => releaseHold(tx, { ...HOLD, holdKey, playerId, key }));
}

/** As a provider does that takes back what is no longer there. */
async function owe(playerId: PlayerId, amountMinor: bigint): Promise<void> {
  const text = `select * from post_transfer($1, 'real', 'MYR', 'receivable', 'k', 'receivable', 'receivable', 'vendor:V', $2,
    'r', now())`;
  await inTx((tx) => tx.run({ name: '', text }, [playerId, amountMinor]));
}

/** All that a refusal might have touched. */
async function traces(playerId: PlayerId): Promise<unknown> {
  const text = `select (select json_agg(w order by w.book) from wallet w where w.player_id = $1)::text as wallets,
    (select json_agg(h order by h.key) from hold h where h.player_id = $1)::text as holds,
    (select count(*) from transfer where player_id = $1) as transfers`;
  return inTx((tx) => tx.run({ name: '', text }, [playerId]));
}

function wallet(playerId: PlayerId) {
  return inTx((tx) => readWallet(tx, playerId));
}

function cashNow(): Promise<bigint> {
  return inTx((tx) => houseBalance(tx, { book: 'real', account: CASH, currency: 'MYR' }));
}
