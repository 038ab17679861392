import { type CurrencyCode, type PlayerId, Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openPlatform } from '../../platform/open-platform.ts';
import { balanceState, openWallet, postTransfer, type Transfer } from './index.ts';
import { postingAlone } from './testing/postings.ts';

const world = await testDatabase();
const { events } = world.platform;
events.follow([balanceState]);
/** Another process of the deployment, at the same database. */
const other = openPlatform({ ...world.platform, address: world.address });
const postElsewhere = postingAlone(other);
const post = postingAlone(world.platform);

afterAll(() => other.database.close());

type Balance = { sumBalance: string; currency: string; version: string; at: string };

/** What a stream of the player shows, balance by balance. */
function listen(playerId: PlayerId) {
  const heard: Balance[] = [];
  const waiting: ((balance: Balance) => void)[] = [];
  const leave = events.subscribe([`player:${playerId}`], null, ({ name, data }) => {
    if (name !== 'balance') return;
    const balance = JSON.parse(data) as Balance;
    const next = waiting.shift();
    if (next) next(balance);
    else heard.push(balance);
  });
  onTestFinished(leave);
  return async (): Promise<Balance> => heard.shift() ?? new Promise((resolve) => waiting.push(resolve));
}

async function newPlayer(currency: CurrencyCode = 'MYR'): Promise<PlayerId> {
  const playerId = world.random.uuid(world.clock.now()) as PlayerId;
  await world.database.transaction((tx) => openWallet(tx, { playerId, currency, book: 'real' }));
  return playerId;
}

function credit(playerId: PlayerId, key: string, amountMinor: bigint, currency: CurrencyCode = 'MYR'): Transfer {
  return {
    playerId,
    book: 'real',
    source: 'test',
    key,
    kind: 'deposit',
    direction: 'credit',
    counterAccount: 'house:cash:test',
    amountMinor,
    currency,
    reference: 'reference',
  };
}

test('LIVE-01 a stream begins with the current balance and tells each newer one; a repeat and a refusal tell nothing', async () => {
  const playerId = await newPlayer();
  await post(credit(playerId, 'before', 500n));
  const next = listen(playerId);
  expect(await next()).toMatchObject({ sumBalance: '5.00', currency: 'MYR', version: '1' });

  await post(credit(playerId, 'k', 123_456n));
  expect(await next()).toMatchObject({ sumBalance: '1239.56', version: '2', at: world.clock.now().toString() });

  await post(credit(playerId, 'k', 123_456n));
  const debit = { ...credit(playerId, 'm', 200_000n), direction: 'debit' as const };
  await expect(post(debit)).rejects.toThrow(Refusal);
  await post(credit(playerId, 'last', 44n));
  expect(await next()).toMatchObject({ sumBalance: '1240.00', version: '3' });
});

test('LIVE-01 two tabs of a player are told the same, also the one that is opened later', async () => {
  const playerId = await newPlayer();
  const first = listen(playerId);
  expect(await first()).toMatchObject({ sumBalance: '0.00', version: '0' });
  await post(credit(playerId, 'k', 700n));
  const told = await first();
  const second = listen(playerId);
  expect(await second()).toEqual(told);
  await post(credit(playerId, 'm', 1n));
  expect(await first()).toEqual(await second());
});

test('LIVE-01 a balance that moved within a transaction is told after its commit, and never when it is rolled back', async () => {
  const playerId = await newPlayer();
  const next = listen(playerId);
  await next();
  const failed = world.database.transaction(async (tx) => {
    await postTransfer(tx, credit(playerId, 'k', 9n));
    throw new Refusal('maintenance');
  });
  await expect(failed).rejects.toThrow('maintenance');
  await world.database.transaction((tx) => postTransfer(tx, credit(playerId, 'k', 5n)));
  expect(await next()).toMatchObject({ sumBalance: '0.05', version: '1' });
});

test('LIVE-01 SCALE-01 a balance that another process moved is told too', async () => {
  const playerId = await newPlayer();
  const next = listen(playerId);
  await next();
  await postElsewhere(credit(playerId, 'k', 300n));
  expect(await next()).toMatchObject({ sumBalance: '3.00', version: '1' });
});

test('LIVE-01 a currency without decimals is told without decimals', async () => {
  const next = listen(await newPlayer('VND'));
  expect(await next()).toMatchObject({ sumBalance: '0', currency: 'VND' });
});
