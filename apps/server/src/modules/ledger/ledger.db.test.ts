import { type PlayerId, Refusal } from '@pelita/contract';
import { testDatabase, type TestWorld } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import {
  type MoneyBook,
  checkBook,
  houseBalance,
  openWallet,
  postTransfer,
  readWallet,
  type Transfer,
} from './index.ts';
import { refusalOf } from './testing/refusal-of.ts';

const world = await testDatabase({ role: 'owner' });

test('WALLET-01 a posting moves the same amount out of one account and into another', async () => {
  const playerId = await playerWithWallet(world);
  const before = await houseCash();
  const posted = await post({ playerId, key: 'a', direction: 'credit', amountMinor: 10_000n });

  expect(posted).toEqual({ availableMinor: 10_000n, version: 1n, repeated: false });
  expect(await houseCash()).toBe(before - 10_000n);
  const entries = await inTx((tx) =>
    tx.run<{ account: string; amount_minor: bigint }>(
      { name: 'test.entries', text: 'select account, amount_minor from ledger_entry where player_id = $1 order by 1' },
      [playerId],
    ),
  );
  expect(entries).toEqual([
    { account: 'house:cash:sandbox', amount_minor: -10_000n },
    { account: 'wallet', amount_minor: 10_000n },
  ]);
});

test('a total is whole, 0 of nothing, and refused beyond what an amount can be', async () => {
  const total = (numbers: string) =>
    inTx(async (tx) => {
      const text = `select total(n) as total from unnest(array[${numbers}]::bigint[]) n`;
      const [row] = await tx.run<{ total: bigint }>({ name: `test.total ${numbers}`, text }, []);
      return row?.total;
    });
  expect(await total('')).toBe(0n);
  expect(await total('9007199254740993, null, -1')).toBe(9_007_199_254_740_992n);
  await expect(total('9223372036854775807, 1')).rejects.toThrow('bigint out of range');
});

test('WALLET-01 a debit above the free balance is refused with the balance and leaves no trace', async () => {
  const playerId = await playerWithWallet(world);
  await post({ playerId, key: 'in', direction: 'credit', amountMinor: 500n });
  const refusal = await refusalOf(post({ playerId, key: 'out', direction: 'debit', amountMinor: 501n }));

  expect(refusal.code).toBe('insufficient_balance');
  expect(refusal.details.extra).toEqual({ available: '5.00' });
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 500n, version: 1n });
  expect(await transfersOf(playerId)).toBe(1);
  // The key is free: nothing was posted under it.
  expect((await post({ playerId, key: 'out', direction: 'debit', amountMinor: 500n })).repeated).toBe(false);
});

test('WALLET-03 a repeated key returns the first answer and moves nothing', async () => {
  const playerId = await playerWithWallet(world);
  const first = await post({ playerId, key: 'k', direction: 'credit', amountMinor: 700n });
  await post({ playerId, key: 'l', direction: 'debit', amountMinor: 300n });
  const again = await post({ playerId, key: 'k', direction: 'credit', amountMinor: 700n });

  expect(again).toEqual({ ...first, repeated: true });
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 400n, version: 2n });
});

test('WALLET-03 a repeated debit returns the first answer even when the wallet has since been emptied', async () => {
  const playerId = await playerWithWallet(world);
  await post({ playerId, key: 'in', direction: 'credit', amountMinor: 1_000n });
  const first = await post({ playerId, key: 'bet', direction: 'debit', amountMinor: 800n });
  await post({ playerId, key: 'rest', direction: 'debit', amountMinor: 200n });

  expect(await post({ playerId, key: 'bet', direction: 'debit', amountMinor: 800n })).toEqual({
    ...first,
    repeated: true,
  });
});

test.for<[string, Partial<Transfer>]>([
  ['amount', { amountMinor: 701n }],
  ['direction', { direction: 'debit' }],
  ['counter account', { counterAccount: 'house:grant' }],
  ['kind', { kind: 'correction' }],
  ['reference', { reference: 'another' }],
])('WALLET-03 a repeated key with another %s is refused', async ([, change]) => {
  const playerId = await playerWithWallet(world);
  await post({ playerId, key: 'k', direction: 'credit', amountMinor: 700n });
  const refusal = await refusalOf(post({ playerId, key: 'k', direction: 'credit', amountMinor: 700n, ...change }));

  expect(refusal.code).toBe('idempotency_key_reused');
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 700n, version: 1n });
});

test('WALLET-03 thirty parallel copies of one posting move money once and all get the same answer', async () => {
  const playerId = await playerWithWallet(world);
  const copies = Array.from({ length: 30 }, () =>
    post({ playerId, key: 'same', direction: 'credit', amountMinor: 250n }),
  );
  const answers = await Promise.all(copies);

  expect(new Set(answers.map(({ availableMinor, version }) => `${availableMinor} ${version}`))).toEqual(
    new Set(['250 1']),
  );
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 250n });
});

test('one key of two players, or of two sources, is two movements', async () => {
  const [one, other] = [await playerWithWallet(world), await playerWithWallet(world)];
  await post({ playerId: one, key: 'k', direction: 'credit', amountMinor: 1n });
  await post({ playerId: other, key: 'k', direction: 'credit', amountMinor: 2n });
  await post({ playerId: one, key: 'k', source: 'grants', direction: 'credit', amountMinor: 4n });

  expect(await wallet(one)).toMatchObject({ availableMinor: 5n });
  expect(await wallet(other)).toMatchObject({ availableMinor: 2n });
});

test('a posting whose transaction is rolled back has never been', async () => {
  const playerId = await playerWithWallet(world);
  const failed = world.database.transaction(async (tx) => {
    await postTransfer(tx, transfer({ playerId, key: 'k', direction: 'credit', amountMinor: 9n }));
    throw new Refusal('maintenance');
  });

  await expect(failed).rejects.toThrow('maintenance');
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 0n, version: 0n });
});

test('SAFE-04 play money moves between play accounts: no real account and no cash ever meets it', async () => {
  const playerId = await playerWithWallet(world, 'play');
  const realGrants = await inTx((tx) => houseBalance(tx, { book: 'real', account: 'house:grant', currency: 'MYR' }));
  await post({ playerId, book: 'play', key: 'g', kind: 'grant', counterAccount: 'house:grant', amountMinor: 1_000n });

  const [row] = await inTx((tx) =>
    tx.run<{ books: string[] }>(
      {
        name: 'test.books',
        text: 'select array_agg(distinct book::text) as books from ledger_entry where player_id = $1',
      },
      [playerId],
    ),
  );
  expect(row?.books).toEqual(['play']);
  expect(await inTx((tx) => houseBalance(tx, { book: 'real', account: 'house:grant', currency: 'MYR' }))).toBe(
    realGrants,
  );
  await expect(
    post({ playerId, book: 'play', key: 'c', counterAccount: 'house:cash:sandbox', amountMinor: 5n }),
  ).rejects.toThrow('the play book has no account house:cash:sandbox');
});

test('SAFE-04 the real book of a player with play money only cannot be posted to', async () => {
  const playerId = await playerWithWallet(world, 'play');
  await expect(post({ playerId, book: 'real', key: 'k', amountMinor: 5n })).rejects.toThrow('no real wallet');
});

test('opening a wallet again changes nothing', async () => {
  const playerId = await playerWithWallet(world);
  await post({ playerId, key: 'k', amountMinor: 5n });
  await inTx((tx) => openWallet(tx, { playerId, currency: 'MYR', book: 'real' }));
  expect(await wallet(playerId)).toMatchObject({ availableMinor: 5n, version: 1n, currency: 'MYR', book: 'real' });
});

test('the database itself refuses a negative wallet and a transfer of nothing', async () => {
  const playerId = await playerWithWallet(world);
  const run = (text: string) => inTx((tx) => tx.run({ name: '', text }, [playerId]));
  await expect(run('update wallet set available_minor = -1 where player_id = $1')).rejects.toThrow(
    'minor_at_hand_check',
  );
  await expect(
    run(`insert into transfer select $1, 0, 1, 0, 0, now(), 0, 's', 'k', 'real', 'MYR', 'bet', 'wallet', 'x', 'r'`),
  ).rejects.toThrow('moved_minor_check');
});

test('WALLET-01 an amount, an account or a balance that was changed by hand is found', async () => {
  expect(await inTx(checkBook)).toEqual([]);
  const playerId = await playerWithWallet(world);
  await post({ playerId, key: 'k', amountMinor: 500n });
  const rules = async (damage: string) => {
    const found: string[] = [];
    const undone = world.database.transaction(async (tx) => {
      await tx.run({ name: '', text: damage }, [playerId]);
      for (const { rule } of await checkBook(tx)) found.push(rule);
      throw new Refusal('maintenance');
    });
    await expect(undone).rejects.toThrow('maintenance');
    return [...new Set(found)].sort();
  };

  expect(await rules('update wallet set available_minor = 499 where player_id = $1')).toEqual([
    'a_wallet_is_the_sum_of_its_transfers',
    'the_book_sums_to_zero',
  ]);
  expect(await rules('update transfer set amount_minor = 501 where player_id = $1')).toEqual([
    'a_wallet_is_the_sum_of_its_transfers',
    'every_transfer_follows_the_one_before',
    'no_transfer_was_changed',
    'the_book_sums_to_zero',
  ]);
  expect(await rules(`update transfer set reference = 'other' where player_id = $1`)).toEqual([
    'no_transfer_was_changed',
  ]);
  expect(await rules('delete from transfer where player_id = $1')).toEqual([
    'a_wallet_is_the_sum_of_its_transfers',
    'every_transfer_follows_the_one_before',
    'the_book_sums_to_zero',
  ]);
  expect(await rules(`update transfer set book = 'play' where player_id = $1`)).toEqual([
    'a_wallet_is_the_sum_of_its_transfers',
    'every_account_is_declared',
    'every_transfer_follows_the_one_before',
    'no_transfer_was_changed',
    'the_book_sums_to_zero',
  ]);
});

function inTx<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return world.database.transaction(work);
}

async function playerWithWallet({ random, clock }: TestWorld, book: MoneyBook = 'real'): Promise<PlayerId> {
  const playerId = random.uuid(clock.now()) as PlayerId;
  await inTx((tx) => openWallet(tx, { playerId, currency: 'MYR', book }));
  return playerId;
}

function transfer(change: Partial<Transfer> & Pick<Transfer, 'playerId' | 'key' | 'amountMinor'>): Transfer {
  return {
    book: 'real',
    source: 'test',
    kind: 'deposit',
    direction: 'credit',
    counterAccount: 'house:cash:sandbox',
    currency: 'MYR',
    reference: 'reference',
    ...change,
  };
}

function post(change: Parameters<typeof transfer>[0]) {
  return inTx((tx) => postTransfer(tx, transfer(change)));
}

function wallet(playerId: PlayerId) {
  return inTx((tx) => readWallet(tx, playerId));
}

function houseCash(): Promise<bigint> {
  return inTx((tx) => houseBalance(tx, { book: 'real', account: 'house:cash:sandbox', currency: 'MYR' }));
}

async function transfersOf(playerId: PlayerId): Promise<number> {
  const rows = await inTx((tx) =>
    tx.run({ name: 'test.transfers', text: 'select 1 from transfer where player_id = $1' }, [playerId]),
  );
  return rows.length;
}
