import { type PlayerId, Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBook, openWallet, postDebt, postTransfer, readWallet, type Transfer } from './index.ts';
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

/** How a wallet may stand when it is asked. */
const states = [
  'plain',
  'with bonus',
  'owing',
  'closed',
  'limited in stakes',
  'limited in losses',
  'limited yesterday',
  'paid before',
  'key of another',
];
/** What moves money to a wallet or from it. */
const moves: readonly Pick<Transfer, 'direction' | 'kind'>[] = [
  { direction: 'credit', kind: 'win' },
  { direction: 'credit', kind: 'rollback' },
  { direction: 'credit', kind: 'deposit' },
  { direction: 'debit', kind: 'bet' },
  { direction: 'debit', kind: 'rollback' },
  { direction: 'debit', kind: 'withdrawal' },
];
const oneEach = fc.array(
  fc.record({
    state: fc.constantFrom(...states),
    move: fc.constantFrom(...moves),
    amountMinor: fc.bigInt({ min: 1n, max: 60n }),
  }),
  { minLength: 2, maxLength: 16 },
);

test(
  'WALLET-01 WALLET-03 what many players get and give at once is answered, and leaves their wallets, as one after the other',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(oneEach, async (list) => {
        const [together, oneByOne] = [await newPlayers(list.length), await newPlayers(list.length)];
        const asked = (players: readonly PlayerId[]) =>
          list.map(({ move, amountMinor }, seat): Transfer => ({
            ...transferOf(players, { seat, key: 'asked', direction: move.direction, amountMinor }),
            kind: move.kind,
          }));
        for (const players of [together, oneByOne])
          await Promise.all(list.map(({ state }, seat) => bring(asked(players)[seat] as Transfer, state)));
        const batched = await Promise.all(asked(together).map((one) => heard(post, one)));
        const single = [];
        for (const one of asked(oneByOne)) {
          const answer = await heard(alone, one);
          single.push(answer);
          // A refusal alone takes back that the limits' figures were renewed; one among many does not.
          if (isRefused(answer) && one.kind !== 'withdrawal') await renewPlayRoom(one.playerId);
        }

        expect(batched).toEqual(single);
        expect(await leftBehind(together)).toEqual(await leftBehind(oneByOne));
      }),
      { numRuns: 40 },
    );
    expect(await world.database.transaction(checkBook)).toEqual([]);
  },
);

test('WALLET-01 one of many that moves nothing is answered with what its wallet holds, and leaves no trace', async () => {
  const [still, moved] = (await newPlayers(2)) as [PlayerId, PlayerId];
  for (const playerId of [still, moved])
    await alone({ ...transferOf([playerId], { seat: 0, key: 'first', direction: 'credit', amountMinor: 5n }) });
  const before = await leftBehind([still]);
  const answers = await world.asOwner<{ seat: number; outcome: string; availableMinor: number; version: number }>(
    `select a.seat::int, a.outcome, a.available::int as "availableMinor", a.version::int
     from post_transfers($1::uuid[], '{real,real}', '{MYR,MYR}', '{test,test}', '{none,some}', '{win,win}', '{0,5}',
         '{vendor:TEST,vendor:TEST}', '{r,r}', '{f,f}', $2) p,
       unnest(p.seats, p.outcomes, p.available_minor, p.versions) as a (seat, outcome, available, version)
     order by a.seat`,
    [[still, moved], world.clock.now()],
  );
  expect(answers).toEqual([
    { seat: 1, outcome: 'posted', availableMinor: 5, version: 1 },
    { seat: 2, outcome: 'posted', availableMinor: 10, version: 2 },
  ]);
  expect(await leftBehind([still])).toEqual(before);
});

test('WALLET-01 what one of many gets whose wallet is held comes when it is free, and the others have theirs', async () => {
  const players = (await newPlayers()) as [PlayerId, ...PlayerId[]];
  const asked = players.map((_, seat) =>
    transferOf(players, { seat, key: 'payout', direction: 'credit', amountMinor: 5n }),
  );
  const { waiting } = await world.database.transaction(async (tx) => {
    await postTransfer(tx, { ...(asked[0] as Transfer), key: 'holding' });
    const [first, ...others] = asked.map((one) => post(one));
    for (const other of others) expect(await other).toMatchObject({ availableMinor: 5n });
    return { waiting: first };
  });
  expect(await waiting).toMatchObject({ availableMinor: 10n, version: 2n });
});

test('WALLET-03 a key that was posted before makes a whole transaction run again, and what came before it is done once', async () => {
  const [player] = (await newPlayers(1)) as [PlayerId];
  const asked = (key: string) => transferOf([player], { seat: 0, key, direction: 'credit', amountMinor: 5n });
  const first = await alone(asked('before'));
  const attempts: number[] = [];
  const answers = await world.database.transaction(async (tx) => {
    attempts.push(tx.attempt);
    return [await postTransfer(tx, asked('beside')), await postTransfer(tx, asked('before'))];
  });
  expect(attempts).toEqual([1, 2]);
  expect(answers).toEqual([
    { availableMinor: 10n, version: 2n, repeated: false },
    { ...first, repeated: true },
  ]);
  expect(await world.database.transaction(checkBook)).toEqual([]);
});

test('WALLET-03 a key that twenty transactions post at once moves money once, and each hears the first answer', async () => {
  const [player] = (await newPlayers(1)) as [PlayerId];
  const asked = transferOf([player], { seat: 0, key: 'at once', direction: 'credit', amountMinor: 5n });
  const postOnce = () => world.database.transaction((tx) => postTransfer(tx, asked));
  const answers = await Promise.all(Array.from({ length: 20 }, postOnce));
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(answers.map(({ availableMinor, version }) => [availableMinor, version])).toEqual(Array(20).fill([5n, 1n]));
  expect(await world.database.transaction((tx) => readWallet(tx, player))).toMatchObject({ availableMinor: 5n });
});

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

/** Brings the wallet of the transfer into a state; one key is that of the transfer itself, or of one with other content. */
async function bring(transfer: Transfer, state: string): Promise<void> {
  const set = (columns: string, ...values: unknown[]) =>
    world.asOwner(`update wallet set ${columns} where player_id = $1`, [transfer.playerId, ...values]);
  await alone({ ...transfer, key: 'first', kind: 'deposit', direction: 'credit', amountMinor: 50n });
  if (state === 'paid before') await heard(alone, transfer);
  if (state === 'key of another') await heard(alone, { ...transfer, amountMinor: transfer.amountMinor + 1n });
  if (state === 'with bonus') await world.database.transaction((tx) => tx.run(bonusStatement, [transfer.playerId]));
  if (state === 'owing')
    await world.database.transaction((tx) =>
      postDebt(tx, { ...transfer, key: 'debt', kind: 'rollback', amountMinor: 60n }),
    );
  if (state === 'closed') await set('closed_at = now()');
  if (state.startsWith('limited'))
    await set(
      `is_limited = true, play_until = $2, play_staked_minor = 9, play_lost_minor = 9,
       ${state === 'limited in losses' ? 'loss' : 'stake'}_cap_minor = 20`,
      world.clock.now().add({ hours: state === 'limited yesterday' ? -24 : 24 }),
    );
}

async function newPlayers(count = 4): Promise<PlayerId[]> {
  const players = Array.from({ length: count }, () => world.random.uuid(world.clock.now()) as PlayerId);
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

function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

async function renewPlayRoom(playerId: PlayerId): Promise<void> {
  await world.asOwner(
    `select renew_play_room(w.player_id, w.currency, $2) from wallet w where w.player_id = $1 and play_day_is_over(w, $2)`,
    [playerId, world.clock.now()],
  );
}

const bonusStatement = {
  name: 'test.bonus',
  text: `select post_transfer($1, 'real', 'MYR', 'bonus', 'given', 'grant', 'house:grant', 'bonus', 7, 'test', now())`,
};
const playedStatement = {
  name: 'test.played',
  text: `select receivable_minor, bonus_minor, is_limited, play_until, play_staked_minor, play_lost_minor
         from wallet where player_id = $1`,
};

async function leftBehind(players: readonly PlayerId[]): Promise<unknown> {
  return world.database.transaction(async (tx) => {
    const left = [];
    for (const playerId of players) {
      left.push(await readWallet(tx, playerId));
      left.push(await tx.run(playedStatement, [playerId]));
    }
    return left;
  });
}
