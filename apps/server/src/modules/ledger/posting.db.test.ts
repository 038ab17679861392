import { type PlayerId, Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBook, openWallet, postTransfer, readWallet, type Transfer } from './index.ts';
import { type Posting, postingTogether } from './testing/postings.ts';

const world = await testDatabase();
const post = postingTogether(world.platform);

/** Few keys and little money, so that repeats, reused keys and empty wallets are the rule. */
const wanted = fc.array(
  fc.record({
    seat: fc.nat({ max: 3 }),
    key: fc.nat({ max: 12 }).map(String),
    direction: fc.constantFrom('credit' as const, 'debit' as const),
    amountMinor: fc.bigInt({ min: 1n, max: 60n }),
  }),
  { minLength: 2, maxLength: 50 },
);

test(
  'WALLET-01 postings in one batch are answered, and leave wallets, as one after the other',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(wanted, async (list) => {
        const [together, oneByOne] = [await newPlayers(), await newPlayers()];
        const batched = await Promise.all(list.map((one) => heard(post, transferOf(together, one))));
        const single = [];
        for (const one of list) single.push(await heard(alone, transferOf(oneByOne, one)));

        expect(batched).toEqual(single);
        expect(await leftBehind(together)).toEqual(await leftBehind(oneByOne));
      }),
      { numRuns: 40 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
  },
);

test('WALLET-01 a locked wallet makes its own player wait and no other', async () => {
  const [held, free] = (await newPlayers()) as [PlayerId, PlayerId];
  const one = { key: 'k', direction: 'credit', amountMinor: 5n } as const;
  const waiting = await world.database.transaction(async (tx) => {
    await postTransfer(tx, transferOf([held], { ...one, seat: 0, key: 'holding' }));
    const asked = post(transferOf([held], { ...one, seat: 0 }));
    const others = Array.from({ length: 8 }, (_, key) =>
      post(transferOf([free], { ...one, seat: 0, key: String(key) })),
    );
    // They are answered while this transaction still holds the other wallet.
    expect((await Promise.all(others)).at(-1)).toMatchObject({ availableMinor: 40n });
    return { asked };
  });
  expect(await waiting.asked).toMatchObject({ availableMinor: 10n, version: 2n });
});

async function newPlayers(): Promise<PlayerId[]> {
  const players = [1, 2, 3, 4].map(() => world.random.uuid(world.clock.now()) as PlayerId);
  await world.database.transaction(async (tx) => {
    for (const playerId of players) await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
  });
  return players;
}

function transferOf(
  players: readonly PlayerId[],
  { seat, ...wish }: Pick<Transfer, 'key' | 'direction' | 'amountMinor'> & { seat: number },
): Transfer {
  return {
    ...wish,
    playerId: players[seat] as PlayerId,
    book: 'real',
    source: 'test',
    kind: 'deposit',
    counterAccount: 'house:cash:test',
    currency: 'MYR',
    reference: 'reference',
  };
}

const alone: Posting = (transfer) => world.database.transaction((tx) => postTransfer(tx, transfer));

async function heard(posting: Posting, transfer: Transfer): Promise<unknown> {
  try {
    return await posting(transfer);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
}

async function leftBehind(players: readonly PlayerId[]): Promise<unknown> {
  return world.database.transaction(async (tx) => {
    const left = [];
    for (const playerId of players) {
      left.push(await readWallet(tx, playerId));
    }
    return left;
  });
}
