import { testDatabase } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { checkBook } from '../ledger/index.ts';
import { checkBonuses } from './index.ts';
import { addGames, seat } from './testing/bonus-table.ts';

const world = await testDatabase();
await addGames(world);

afterEach(async () => {
  const faults = await world.database.transaction(async (tx) => [
    ...(await checkBook(tx)),
    ...(await checkBonuses(tx)),
  ]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const later = () => world.clock.advance({ minutes: 1 });

test('WALLET-05 settled stakes count by category: nothing of a tie and of what was voided', async () => {
  const table = await seat(world, 1_000_000);
  await table.grant({ turnoverMinor: 300_000n });
  later();
  await table.play({ kind: 'bet', id: 'slots', amount: 50_000, isClosed: true });
  await table.play({ kind: 'bet', id: 'baccarat', amount: 200_000, game: 'test-live', round: 'b1', isClosed: true });
  await table.play({ kind: 'bet', id: 'tie', amount: 5_000, game: 'test-live', round: 'b2' });
  await table.play({ kind: 'win', id: 'pushed', reference: 'tie', amount: 5_000, game: 'test-live', round: 'b2' });
  await table.play({ kind: 'bet', id: 'void', amount: 30_000, isClosed: true });
  await table.settle();
  expect(await table.bonuses()).toMatchObject([{ state: 'active', progress: 100_000 }]);
  await table.play({ kind: 'rollback', id: 'voided', reference: 'void' });
  await table.settle();
  expect(await table.bonuses()).toMatchObject([{ state: 'active', progress: 70_000 }]);
});

test('WALLET-05 opposite bets of a table’s round count their difference, and an open bet counts nothing', async () => {
  const table = await seat(world, 1_000_000);
  await table.grant({ contributions: { LIVE: 100 } });
  later();
  const live = { game: 'test-live', round: 'b3' } as const;
  await table.play({ kind: 'bet', id: 'banker', amount: 10_000, ...live });
  await table.play({ kind: 'bet', id: 'player', amount: 10_000, isClosed: true, ...live });
  await table.play({ kind: 'bet', id: 'open', amount: 10_000, game: 'test-live', round: 'b4' });
  await table.play({ kind: 'win', id: 'won', reference: 'banker', amount: 19_500, ...live });
  await table.settle();
  expect(await table.bonuses()).toMatchObject([{ progress: 500 }]);
});

test('WALLET-05 what a deposit asks to be staked counts the same: the whole of a mixed bet, the difference of opposite ones, nothing of a tie', async () => {
  const table = await seat(world, 30_000, 'bonusFirst');
  await table.grant({ amountMinor: 700n });
  const left = async () => {
    const rows = await world.asOwner<{ left: number }>(`select turnover_remaining($1, 'MYR', $2, $2)::int as left`, [
      table.playerId,
      world.clock.now(),
    ]);
    return rows[0]?.left;
  };
  await world.asOwner(
    `insert into turnover_requirement (player_id, source, reference, currency, base_minor, required_minor, opened_at)
       values ($1, 'deposit', 'order', 'MYR', 30000, 30000, $2)`,
    [table.playerId, world.clock.now()],
  );
  later();
  await table.play({ kind: 'bet', id: 'mixed', amount: 1_000, isClosed: true });
  expect(await table.money()).toEqual({ cash: 29_700, bonus: 0, owed: 0 });
  expect(await left()).toBe(29_000);
  const live = { game: 'test-live', round: 't1' } as const;
  await table.play({ kind: 'bet', id: 'banker', amount: 10_000, ...live });
  await table.play({ kind: 'bet', id: 'player', amount: 10_000, isClosed: true, ...live });
  await table.play({ kind: 'win', id: 'won', reference: 'banker', amount: 19_500, ...live });
  expect(await left()).toBe(28_500);
  await table.play({ kind: 'bet', id: 'tie', amount: 5_000, game: 'test-live', round: 't2' });
  await table.play({ kind: 'win', id: 'pushed', reference: 'tie', amount: 5_000, game: 'test-live', round: 't2' });
  expect(await left()).toBe(28_500);
  await table.play({ kind: 'rollback', id: 'undone', reference: 'mixed' });
  expect(await left()).toBe(29_500);
});

test('WALLET-05 a stake takes cash first, bonus money first or both in proportion; wins and rollbacks go back the same way', async () => {
  const orders = { cashFirst: [600, 200], bonusFirst: [200, 600], proportional: [400, 400] } as const;
  for (const [order, [cash, bonus]] of Object.entries(orders)) {
    const table = await seat(world, 600, order as keyof typeof orders);
    await table.grant({ amountMinor: 600n });
    later();
    expect(await table.play({ kind: 'bet', id: 'a', amount: 800 })).toEqual([{ status: 'RS_OK', balance: 400 }]);
    expect(await table.money()).toEqual({ cash: 600 - cash, bonus: 600 - bonus, owed: 0 });
    expect(await table.play({ kind: 'bet', id: 'a', amount: 800 })).toEqual([{ status: 'RS_OK', balance: 400 }]);
    await table.play({ kind: 'win', id: 'w', reference: 'a', amount: 1_600 });
    expect(await table.money()).toEqual({ cash: 600 + cash, bonus: 600 + bonus, owed: 0 });
    await table.play({ kind: 'rollback', id: 'rw', reference: 'w' });
    expect(await table.play({ kind: 'rollback', id: 'ra', reference: 'a' })).toEqual([
      { status: 'RS_OK', balance: 1_200 },
    ]);
    expect(await table.money()).toEqual({ cash: 600, bonus: 600, owed: 0 });
    expect(await table.play({ kind: 'bet', id: 'b', amount: 1_201 })).toMatchObject([
      { status: 'RS_ERROR_NOT_ENOUGH_MONEY' },
    ]);
  }
});

test('WALLET-05 of two settlements at once one releases; what is above the cap goes back', async () => {
  const table = await seat(world, 1_000);
  await table.grant({ amountMinor: 1_000n, turnoverMinor: 500n, conversionCapMinor: 700n });
  later();
  await table.play({ kind: 'bet', id: 'a', amount: 500, isClosed: true });
  await Promise.all([table.settle(), table.settle(), table.settle()]);
  expect(await table.money()).toEqual({ cash: 1_200, bonus: 0, owed: 0 });
  expect(await table.bonuses()).toMatchObject([{ state: 'released', released: 700, forfeited: 300 }]);
});

test('WALLET-05 a bet that is rolled back after it released a bonus leaves what is missing to be staked, and its win owed', async () => {
  const table = await seat(world, 0);
  await table.grant({ amountMinor: 1_000n, turnoverMinor: 1_000n });
  later();
  await table.play({ kind: 'bet', id: 'a', amount: 1_000 });
  await table.play({ kind: 'win', id: 'w', reference: 'a', amount: 1_500 });
  await table.settle();
  expect(await table.money()).toEqual({ cash: 1_500, bonus: 0, owed: 0 });
  await table.play({ kind: 'bet', id: 'b', amount: 1_400 });
  later();
  await table.play({ kind: 'rollback', id: 'rw', reference: 'w' });
  expect(await table.money()).toEqual({ cash: 0, bonus: 0, owed: 1_400 });
  await table.play({ kind: 'rollback', id: 'ra', reference: 'a' });
  expect(await table.money()).toEqual({ cash: 0, bonus: 0, owed: 400 });
  await table.settle();
  const required = await world.asOwner(
    'select source, required_minor::int as required from turnover_requirement where player_id = $1',
    [table.playerId],
  );
  expect(required).toEqual([{ source: 'bonus', required: 1_000 }]);
});

test('WALLET-05 next to nothing left releases, time over takes back, and the next bonus begins', async () => {
  const table = await seat(world, 0);
  await table.grant({ amountMinor: 150n });
  later();
  await table.grant({ amountMinor: 400n, expiresAt: world.clock.now().add({ hours: 2 }) });
  later();
  await table.grant({ amountMinor: 90n });
  later();
  await table.play({ kind: 'bet', id: 'a', amount: 100, isClosed: true });
  await table.settle();
  expect(await table.money()).toEqual({ cash: 50, bonus: 400, owed: 0 });
  expect((await table.bonuses()).map(({ state }) => state)).toEqual(['released', 'active', 'waiting']);
  world.clock.advance({ hours: 3 });
  await table.settle();
  expect(await table.money()).toEqual({ cash: 50, bonus: 90, owed: 0 });
  expect(await table.bonuses()).toMatchObject([
    { state: 'released', reason: 'lowBalance', released: 50 },
    { state: 'expired', forfeited: 400 },
    { state: 'active' },
  ]);
});

test('WALLET-05 what comes back of a bonus that has ended goes where its money went', async () => {
  const table = await seat(world, 0);
  await table.grant({ amountMinor: 1_000n, expiresAt: world.clock.now().add({ hours: 1 }) });
  later();
  await table.play({ kind: 'bet', id: 'late', amount: 400 });
  world.clock.advance({ hours: 2 });
  await table.settle();
  expect(await table.play({ kind: 'win', id: 'w', reference: 'late', amount: 900 })).toEqual([
    { status: 'RS_OK', balance: 0 },
  ]);
  expect(await table.bonuses()).toMatchObject([{ state: 'expired', forfeited: 1_500 }]);

  await table.grant({ amountMinor: 500n });
  later();
  await table.play({ kind: 'bet', id: 'all', amount: 500, isClosed: true });
  await table.settle();
  expect((await table.bonuses()).at(-1)).toMatchObject({ state: 'used' });
  await table.play({ kind: 'rollback', id: 'r', reference: 'all' });
  expect((await table.bonuses()).at(-1)).toMatchObject({ state: 'active' });
  expect(await table.money()).toEqual({ cash: 0, bonus: 500, owed: 0 });
});
