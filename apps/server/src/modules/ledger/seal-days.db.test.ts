import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import { checkBook, houseBalance, ledgerModule, openWallet, postTransfer, sealBefore, sealedBefore } from './index.ts';

const world = await testDatabase({ role: 'owner' });
const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => world.database.transaction(work);
const cash = { book: 'real', account: 'house:cash:bank', currency: 'MYR' } as const;
const balance = () => inTx((tx) => houseBalance(tx, cash));
const faults = async () => ({
  whole: await inTx((tx) => checkBook(tx)),
  sinceTheSeal: await inTx(async (tx) => checkBook(tx, await sealedBefore(tx))),
});
const AGREED = { whole: [], sinceTheSeal: [] };

const playerId = world.random.uuid(world.clock.now()) as PlayerId;
await inTx((tx) => openWallet(tx, { playerId, currency: 'MYR', book: 'real' }));

test('WALLET-06 a sealed day and the transfers since are one balance, however often it is sealed', async () => {
  for (let hour = 0; hour < 30; hour++) {
    await pay(`hour ${hour}`, 10n);
    world.clock.advance({ hours: 1 });
  }
  expect(await balance()).toBe(-300n);
  for (const hoursAgo of [20, 3, 3, 1]) {
    await sealBefore(world.database, world.clock.now().subtract({ hours: hoursAgo }));
    expect(await balance()).toBe(-300n);
    expect(await faults()).toEqual(AGREED);
  }
  await pay('after', 5n);
  expect(await balance()).toBe(-305n);
  expect(await faults()).toEqual(AGREED);
});

test('WALLET-06 the nightly job seals what was before the business day of the brand’s time zone', async () => {
  const { timeZone } = world.platform.brand;
  const midnight = world.clock.now().toZonedDateTimeISO(timeZone).startOfDay().add({ days: 1 }).toInstant();
  world.clock.advance(world.clock.now().until(midnight).add({ minutes: 30 }));
  const job = ledgerModule(world.platform).jobs?.find(({ name }) => name === 'ledger.seal-days');
  await job?.long?.(world.database, {});
  expect(await inTx(sealedBefore)).toEqual(midnight);
  expect(await faults()).toEqual(AGREED);
});

test('WALLET-06 a posting that commits late is sealed with its day, and one that comes after the announcement belongs to the next', async () => {
  const before = await balance();
  const cut = world.clock.now().add({ hours: 1 });
  const mayCommit = Promise.withResolvers<void>();
  const hasPosted = Promise.withResolvers<void>();
  // Of the day before, with the money moved, and the commit held up.
  const late = inTx(async (tx) => {
    await postIn(tx, 'late', 100n);
    hasPosted.resolve();
    await mayCommit.promise;
  });
  await hasPosted.promise;
  world.clock.advance({ hours: 2 });
  let isSealed = false;
  const sealing = sealBefore(world.database, cut).then(() => (isSealed = true));
  await untilAnnounced(cut);
  // Its instant is of before the cut, but it was not there when the day was announced.
  const tooLate = world.clock.now().subtract({ hours: 2 });
  await world.database.transaction((tx) => postIn({ ...tx, now: tooLate } as Tx, 'too late', 1_000n, otherPlayerId));
  expect(isSealed).toBe(false);
  mayCommit.resolve();
  await Promise.all([late, sealing]);

  expect(await bookedAt('late')).toBeLessThan(cut.epochMilliseconds);
  expect(await bookedAt('too late')).toBe(cut.epochMilliseconds);
  expect(await balance()).toBe(before - 1_100n);
  expect(await faults()).toEqual(AGREED);
});

test('WALLET-06 a posting that began while the day was being announced is sealed with its day', async () => {
  const cut = world.clock.now().add({ hours: 1 });
  const mayAnnounce = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const hasDay = Promise.withResolvers<void>();
  const hasPosted = Promise.withResolvers<void>();
  const holder = inTx(async (tx) => {
    await tx.run({ name: '', text: 'select from ledger_day for update' }, []);
    hasDay.resolve();
    await mayAnnounce.promise;
  });
  await hasDay.promise;
  const before = world.clock.now();
  world.clock.advance({ hours: 2 });
  let isSealed = false;
  const sealing = sealBefore(world.database, cut).then(() => (isSealed = true));
  await until(async () => (await lookedAt('update ledger_day')).length > 0);
  // The last of all transactions to begin; it does not hear of the announcement.
  const late = inTx(async (tx) => {
    await postIn({ ...tx, now: before } as Tx, 'meanwhile', 100n);
    hasPosted.resolve();
    await mayCommit.promise;
  });
  await hasPosted.promise;
  const earlier = new Set(await lookedAt('select pg_snapshot_xmin'));
  mayAnnounce.resolve();
  await holder;
  // The first look sees it under way; the second shows that the sealing waits.
  const looks = new Set<string>();
  await until(async () => {
    for (const look of await lookedAt('select pg_snapshot_xmin')) looks.add(look);
    return isSealed || looks.difference(earlier).size > 1;
  });
  expect(isSealed).toBe(false);
  mayCommit.resolve();
  await Promise.all([late, sealing]);

  expect(await bookedAt('meanwhile')).toBe(before.epochMilliseconds);
  expect(await faults()).toEqual(AGREED);
});

test('an instant that is not long over by the clock of the database is not sealed', async () => {
  const inAMinute = Temporal.Instant.fromEpochMilliseconds(Date.now()).subtract({ minutes: 10 });
  await expect(sealBefore(world.database, inAMinute)).rejects.toThrow('not long enough ago');
});

test('WALLET-06 a seal that does not agree with its transfers is found by the whole check, a wallet by both', async () => {
  const rulesAfter = async (damage: string) => {
    const found: { whole: string[]; sinceTheSeal: string[] } = { whole: [], sinceTheSeal: [] };
    const undone = world.database.transaction(async (tx) => {
      await tx.run({ name: '', text: damage }, []);
      found.whole = rulesOf(await checkBook(tx));
      found.sinceTheSeal = rulesOf(await checkBook(tx, await sealedBefore(tx)));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return found;
  };
  expect(
    await rulesAfter(`update account_seal set balance_minor = balance_minor + 1 where account = 'house:cash:bank'`),
  ).toEqual({
    whole: ['a_seal_is_the_sum_of_its_transfers'],
    sinceTheSeal: ['the_book_sums_to_zero'],
  });
  expect(await rulesAfter(`delete from transfer where idempotency_key = 'hour 2'`)).toEqual({
    whole: [
      'a_seal_is_the_sum_of_its_transfers',
      'a_wallet_is_the_sum_of_its_transfers',
      'every_transfer_follows_the_one_before',
      'the_book_sums_to_zero',
    ],
    sinceTheSeal: [],
  });
  expect(await rulesAfter('update wallet set available_minor = available_minor + 1')).toMatchObject({
    sinceTheSeal: ['a_wallet_is_the_sum_of_its_transfers', 'the_book_sums_to_zero'],
  });
});

const otherPlayerId = world.random.uuid(world.clock.now()) as PlayerId;
await inTx((tx) => openWallet(tx, { playerId: otherPlayerId, currency: 'MYR', book: 'real' }));

async function postIn(tx: Tx, key: string, amountMinor: bigint, of = playerId): Promise<void> {
  const what = { source: 'test', kind: 'deposit', direction: 'credit', reference: key, currency: 'MYR' } as const;
  await postTransfer(tx, { ...what, playerId: of, book: 'real', key, amountMinor, counterAccount: cash.account });
}

function pay(key: string, amountMinor: bigint): Promise<void> {
  return inTx((tx) => postIn(tx, key, amountMinor));
}

async function untilAnnounced(cut: Temporal.Instant): Promise<void> {
  await until(async () => {
    const [day] = await inTx((tx) =>
      tx.run<{ open_from: Temporal.Instant }>({ name: 'test.day', text: 'select open_from from ledger_day' }, []),
    );
    return day !== undefined && Temporal.Instant.compare(day.open_from, cut) >= 0;
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}

/** When each connection began its last statement, of those whose last statement begins so. */
async function lookedAt(beginning: string): Promise<string[]> {
  const rows = await world.asOwner<{ at: string }>(
    `select query_start::text as at from pg_stat_activity where datname = current_database() and starts_with(query, $1)`,
    [beginning],
  );
  return rows.map(({ at }) => at);
}

async function bookedAt(key: string): Promise<number | undefined> {
  const text = 'select at from transfer where idempotency_key = $1';
  const [row] = await inTx((tx) => tx.run<{ at: Temporal.Instant }>({ name: 'test.at', text }, [key]));
  return row?.at.epochMilliseconds;
}

function rulesOf(found: { rule: string }[]): string[] {
  return [...new Set(found.map(({ rule }) => rule))].sort();
}
