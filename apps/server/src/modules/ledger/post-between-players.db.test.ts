import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import {
  checkBook,
  closeWallets,
  houseBalance,
  openWallet,
  postBetweenPlayers,
  postTransfer,
  readWallet,
  type SpendableBook,
} from './index.ts';
import { refusalOf } from './testing/refusal-of.ts';

const world = await testDatabase();
const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => world.database.transaction(work);

afterEach(async () => {
  const faults = await inTx(checkBook);
  const clearing = await inTx((tx) => houseBalance(tx, { book: 'real', account: 'house:clearing', currency: 'MYR' }));
  if (faults.length > 0 || clearing !== 0n) throw new Error(JSON.stringify({ faults, clearing: String(clearing) }));
});

test('WALLET-01 what one player gives another gets, and the answer is the giver’s wallet', async () => {
  const [giver, taker] = [await playerWith(1_000n), await playerWith(50n)];
  expect(await give(giver, taker, 'k', 400n)).toEqual({ availableMinor: 600n, version: 2n, repeated: false });
  expect([await available(giver), await available(taker)]).toEqual([600n, 450n]);
});

test('WALLET-03 a repeat answers as the first time; the key for another amount, taker or reference is refused', async () => {
  const [giver, taker, other] = [await playerWith(1_000n), await playerWith(1n), await playerWith(1n)];
  const first = await give(giver, taker, 'k', 400n);
  expect(await give(giver, taker, 'k', 400n)).toEqual({ ...first, repeated: true });
  for (const reused of [
    () => give(giver, taker, 'k', 401n),
    () => give(giver, other, 'k', 400n),
    () => give(taker, giver, 'k', 400n),
  ])
    expect((await refusalOf(reused())).code).toBe('idempotency_key_reused');
  expect([await available(giver), await available(taker), await available(other)]).toEqual([600n, 401n, 1n]);
});

test('WALLET-03 twenty copies at once move the money once', async () => {
  const [giver, taker] = [await playerWith(1_000n), await playerWith(1n)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(giver, taker, 'k', 100n)));
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect([await available(giver), await available(taker)]).toEqual([900n, 101n]);
});

test('WALLET-01 players who give to each other at the same moment wait for each other and never for ever', async () => {
  const players = [await playerWith(1_000n), await playerWith(1_000n), await playerWith(1_000n)] as const;
  const gifts = Array.from({ length: 60 }, (_, key) => {
    const [giver, taker] = [players[key % 3] as PlayerId, players[(key + 1 + (key % 2)) % 3] as PlayerId];
    return give(giver, taker, `gift ${key}`, 7n);
  });
  await Promise.all(gifts);
  const sum = (await Promise.all(players.map(available))).reduce((all, one) => all + one, 0n);
  expect(sum).toBe(3_000n);
});

test('WALLET-01 what is given to a player who owes first repays the debt', async () => {
  const [giver, taker] = [await playerWith(1_000n), await playerWith(1n)];
  const owe = `select * from post_transfer($1, 'real', 'MYR', 'receivable', 'k', 'receivable', 'receivable', 'vendor:V', 30,
    'r', now())`;
  await inTx((tx) => tx.run({ name: '', text: owe }, [taker]));
  await give(giver, taker, 'k', 100n);
  expect([await available(giver), await available(taker)]).toEqual([900n, 71n]);
});

test.for<[string, () => Promise<[PlayerId, PlayerId, SpendableBook?]>]>([
  ['insufficient_balance', async () => [await playerWith(99n), await playerWith(1n)]],
  [
    'transfer_to_oneself',
    async () => {
      const one = await playerWith(500n);
      return [one, one];
    },
  ],
  ['recipient_unavailable', async () => [await playerWith(500n), world.random.uuid(world.clock.now()) as PlayerId]],
  ['recipient_unavailable', async () => [await playerWith(500n), await playerWith(500n, { currency: 'USD' })]],
  ['recipient_unavailable', async () => [await playerWith(500n), await playerWith(500n, { book: 'play' })]],
  ['recipient_unavailable', async () => [await playerWith(500n), await closed()]],
  ['wallet_closed', async () => [await closed(), await playerWith(1n)]],
])('WALLET-01 %s: it is refused and leaves no trace on either side', async ([code, players]) => {
  const [giver, taker] = await players();
  const before = await traces(giver, taker);
  expect((await refusalOf(give(giver, taker, 'k', 100n))).code).toBe(code);
  expect(await traces(giver, taker)).toEqual(before);
});

test('WALLET-01 a wallet that the giver does not have is a defect of the caller, and moves nothing', async () => {
  const [giver, taker] = [await playerWith(500n, { book: 'play' }), await playerWith(1n)];
  const before = await traces(giver, taker);
  await expect(give(giver, taker, 'k', 1n)).rejects.toThrow('no real wallet');
  expect(await traces(giver, taker)).toEqual(before);
});

async function closed(): Promise<PlayerId> {
  const playerId = await playerWith(500n);
  await inTx((tx) => closeWallets(tx, playerId));
  return playerId;
}

async function playerWith(
  amountMinor: bigint,
  { book = 'real', currency = 'MYR' }: { book?: 'real' | 'play'; currency?: 'MYR' | 'USD' } = {},
): Promise<PlayerId> {
  const playerId = world.random.uuid(world.clock.now()) as PlayerId;
  const what = { source: 'test', key: 'first money', kind: 'grant', direction: 'credit', reference: 'r' } as const;
  await inTx(async (tx) => {
    await openWallet(tx, { playerId, currency, book });
    await postTransfer(tx, { ...what, playerId, book, currency, amountMinor, counterAccount: 'house:grant' });
  });
  return playerId;
}

function give(fromPlayerId: PlayerId, toPlayerId: PlayerId, key: string, amountMinor: bigint) {
  const what = { source: 'members', book: 'real', currency: 'MYR', reference: `gift ${key}` } as const;
  return inTx((tx) => postBetweenPlayers(tx, { ...what, fromPlayerId, toPlayerId, key, amountMinor }));
}

async function available(playerId: PlayerId): Promise<bigint> {
  return (await inTx((tx) => readWallet(tx, playerId))).availableMinor;
}

async function traces(...players: PlayerId[]): Promise<unknown> {
  const text = `select (select json_agg(w order by w.player_id, w.book) from wallet w where w.player_id = any($1))::text as w,
    (select count(*) from transfer where player_id = any($1)) as transfers`;
  return inTx((tx) => tx.run({ name: '', text }, [players]));
}
