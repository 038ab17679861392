import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import { accrue, checkBook, houseBalance, openWallet, payAccrual, POINTS, postTransfer, readWallet } from './index.ts';
import { scaleOf } from './accounts.ts';
import { refusalOf } from './testing/refusal-of.ts';

const world = await testDatabase();
const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => world.database.transaction(work);
const REBATE = { accrual: 'rebate', currency: 'MYR', source: 'vip', reference: '2026-03' } as const;

afterEach(async () => {
  const faults = await inTx(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

test('WALLET-01 accruals are kept in millionths, paid in whole minor units, and the rest grows on', async () => {
  const playerId = await player();
  const cost = () => inTx((tx) => houseBalance(tx, { book: 'real', account: 'house:rebate', currency: 'MYR' }));
  const before = await cost();
  await earn(playerId, 'monday', 1_234_567n);
  await earn(playerId, 'tuesday', 20_000n);
  expect(await pay(playerId, 'first')).toMatchObject({ paidMinor: 125n, availableMinor: 125n, repeated: false });
  expect(await accrued(playerId)).toBe(4_567n);
  await earn(playerId, 'wednesday', 5_433n);
  expect(await pay(playerId, 'second')).toMatchObject({ paidMinor: 1n, availableMinor: 126n });
  expect(await accrued(playerId)).toBe(0n);
  expect(await cost()).toBe(before - 126n);
});

test('WALLET-03 accruing and paying again under the same key answer as the first time', async () => {
  const playerId = await player();
  const first = [await earn(playerId, 'monday', 50_000n), await pay(playerId, 'paid')];
  await earn(playerId, 'tuesday', 70_000n);
  expect([await earn(playerId, 'monday', 50_000n), await pay(playerId, 'paid')]).toEqual(
    first.map((one) => ({ ...one, repeated: true })),
  );
  expect((await refusalOf(earn(playerId, 'monday', 60_000n))).code).toBe('idempotency_key_reused');
  const salary = { ...REBATE, accrual: 'salary', playerId, key: 'paid' } as const;
  expect((await refusalOf(inTx((tx) => payAccrual(tx, salary)))).code).toBe('idempotency_key_reused');
  expect(await accrued(playerId)).toBe(70_000n);
});

test('WALLET-03 ten copies of a payment at once pay once', async () => {
  const playerId = await player();
  await earn(playerId, 'monday', 990_000n);
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(playerId, 'paid')));
  expect(answers.filter((one) => one?.repeated === false)).toHaveLength(1);
  expect(await available(playerId)).toBe(99n);
});

test('less than a minor unit is not paid and leaves no trace, and so does nothing at all', async () => {
  const playerId = await player();
  expect(await pay(playerId, 'nothing')).toBeNull();
  await earn(playerId, 'monday', 9_999n);
  expect(await pay(playerId, 'too little')).toBeNull();
  await earn(playerId, 'tuesday', 1n);
  expect(await pay(playerId, 'too little')).toMatchObject({ paidMinor: 1n });
});

test('a payment first repays what the player owes', async () => {
  const playerId = await player();
  const owe = `select * from post_transfer($1, 'real', 'MYR', 'receivable', 'k', 'receivable', 'receivable', 'vendor:V', 30,
    'r', now())`;
  await inTx((tx) => tx.run({ name: '', text: owe }, [playerId]));
  await earn(playerId, 'monday', 1_000_000n);
  expect(await pay(playerId, 'paid')).toMatchObject({ paidMinor: 100n, availableMinor: 70n });
  expect(await pay(playerId, 'paid')).toMatchObject({ paidMinor: 100n, availableMinor: 70n, repeated: true });
});

test('points are a book of whole numbers with a currency of its own, and no money meets them', async () => {
  const playerId = await player();
  const points = { playerId, book: 'points', currency: POINTS } as const;
  const movement = {
    ...points,
    source: 'points',
    kind: 'grant',
    reference: 'r',
    counterAccount: 'house:points',
  } as const;
  await inTx((tx) => openWallet(tx, points));
  await inTx((tx) => postTransfer(tx, { ...movement, key: 'earned', direction: 'credit', amountMinor: 12n }));
  await inTx((tx) => postTransfer(tx, { ...movement, key: 'spent', direction: 'debit', amountMinor: 5n }));
  const short = inTx((tx) => postTransfer(tx, { ...movement, key: 'more', direction: 'debit', amountMinor: 8n }));
  expect((await refusalOf(short)).details.extra).toEqual({ available: '7' });
  expect(await inTx((tx) => houseBalance(tx, { book: 'points', account: 'house:points', currency: POINTS }))).toBe(-7n);
  expect(await available(playerId)).toBe(0n);

  const asMoney = inTx((tx) =>
    postTransfer(tx, {
      ...movement,
      counterAccount: 'house:cash:bank',
      key: 'x',
      direction: 'credit',
      amountMinor: 1n,
    }),
  );
  await expect(asMoney).rejects.toThrow('the points book has no account house:cash:bank');
  expect(() => scaleOf('points', 'MYR')).toThrow('knows no MYR');
  expect(() => scaleOf('real', POINTS)).toThrow('knows no PTS');
});

async function player(): Promise<PlayerId> {
  const playerId = world.random.uuid(world.clock.now()) as PlayerId;
  await inTx((tx) => openWallet(tx, { playerId, currency: 'MYR', book: 'real' }));
  return playerId;
}

function earn(playerId: PlayerId, key: string, amountMicros: bigint) {
  return inTx((tx) => accrue(tx, { ...REBATE, playerId, key, amountMicros }));
}

function pay(playerId: PlayerId, key: string) {
  return inTx((tx) => payAccrual(tx, { ...REBATE, playerId, key }));
}

async function available(playerId: PlayerId): Promise<bigint> {
  return (await inTx((tx) => readWallet(tx, playerId))).availableMinor;
}

async function accrued(playerId: PlayerId): Promise<bigint> {
  const text = `select available_minor from wallet where player_id = $1 and book = 'rebate'`;
  const [row] = await inTx((tx) => tx.run<{ available_minor: bigint }>({ name: '', text }, [playerId]));
  return row?.available_minor ?? 0n;
}
