import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import {
  checkBook,
  holdFunds,
  postBetweenPlayers,
  releaseHold,
  settleHold,
  type Transfer,
} from '../../apps/server/src/modules/ledger/index.ts';
import { postingAlone, postingTogether } from '../../apps/server/src/modules/ledger/testing/postings.ts';
import type { BenchDatabase } from './bench-database.ts';
import { below, type Contestant, type Mix, newReference, PLAYERS, VENDORS } from './ledger-contestants.ts';

const FIRST_MINOR = 1_000_000_000n;
/** Holds that are open at once; the oldest ends when there are so many. */
const HOLDS_OPEN = 256;
const money = { book: 'real', currency: 'MYR' } as const;

type Field = BenchDatabase & { anybody: () => PlayerId; bookFaults: () => Promise<string[]> };
export type Ours = Record<'single' | 'batched' | 'holds' | 'betweenPlayers', Contestant>;

/**
 * Ours, on the same wallets: each posting a statement of its own, gathered into batches, holds that begin and end, and
 * transfers between players, each of them a transaction as a use case makes it. The check of the book judges all.
 */
export async function ours(bench: BenchDatabase): Promise<Ours> {
  const players = await openWallets(bench);
  let checked: Promise<string[]> | null = null;
  const field: Field = {
    ...bench,
    anybody: () => players[below(PLAYERS)] as PlayerId,
    bookFaults: () => (checked ??= bookFaults(bench)),
  };
  return { ...postings(field), holds: holds(field), betweenPlayers: betweenPlayers(field) };
}

async function openWallets({ sql, clock, random }: BenchDatabase): Promise<PlayerId[]> {
  const players = Array.from({ length: PLAYERS }, () => random.uuid(clock.now()) as PlayerId);
  const list = players.map((id) => `('${id}')`).join(',');
  await sql(`
    insert into wallet
    select id::uuid, 'MYR', 'real', 2, 0, 0, 0, 0, now() from (values ${list}) as player (id);
    select post_transfer(player_id, 'real', 'MYR', 'bench', 'first money', 'deposit', 'house:cash:bench', 'wallet',
      ${FIRST_MINOR}, 'bench', now()) from wallet;
    analyze wallet`);
  return players;
}

function postings(field: Field): Pick<Ours, 'single' | 'batched'> {
  const transfer = (mix: Mix): Transfer => ({
    ...money,
    playerId: field.anybody(),
    source: 'provider:BENCH',
    key: randomUUID(),
    kind: 'bet',
    direction: Math.random() < 0.5 ? 'debit' : 'credit',
    counterAccount: mix === 'uniform' ? `vendor:V${below(VENDORS)}` : 'vendor:HOUSE',
    amountMinor: 1n + BigInt(below(100)),
    reference: newReference(),
  });
  const judge = judged(field, 'provider:BENCH');
  const contestant = (post: (one: Transfer) => Promise<unknown>) =>
    judge(async (mix) => void (await post(transfer(mix))));
  return { single: contestant(postingAlone(field)), batched: contestant(postingTogether(field)) };
}

/** Takes money out of wallets, and settles or releases what was taken longest ago. */
function holds(field: Field): Contestant {
  const source = 'bench-holds';
  const open: { playerId: PlayerId; holdKey: string; amountMinor: bigint }[] = [];
  const begin = async () => {
    const hold = { playerId: field.anybody(), holdKey: randomUUID(), amountMinor: 1n + BigInt(below(100)) };
    await field.database.transaction((tx) => holdFunds(tx, { ...money, source, ...hold }));
    open.push(hold);
  };
  const end = async ({ amountMinor, ...hold }: (typeof open)[number]) => {
    const ending = { ...money, source, ...hold, key: `${hold.holdKey} end` };
    const payment = { kind: 'withdrawal', counterAccount: 'house:cash:bench', amountMinor } as const;
    await field.database.transaction((tx) =>
      Math.random() < 0.5 ? settleHold(tx, { ...ending, ...payment }) : releaseHold(tx, ending),
    );
  };
  return judged(
    field,
    source,
  )(async () => {
    const oldest = open.length >= HOLDS_OPEN ? open.shift() : undefined;
    await (oldest ? end(oldest) : begin());
  });
}

function betweenPlayers(field: Field): Contestant {
  const source = 'bench-gifts';
  return judged(field, source, { rowsEach: 2 })(async () => {
    const fromPlayerId = field.anybody();
    let toPlayerId = field.anybody();
    while (toPlayerId === fromPlayerId) toPlayerId = field.anybody();
    const gift = { fromPlayerId, toPlayerId, key: randomUUID(), reference: newReference() };
    await field.database.transaction((tx) =>
      postBetweenPlayers(tx, { ...money, source, ...gift, amountMinor: 1n + BigInt(below(100)) }),
    );
  });
}

async function bookFaults({ database }: BenchDatabase): Promise<string[]> {
  return (await database.snapshot(checkBook)).map(({ rule, subject }) => `${rule} ${subject}`);
}

/** Contestants who post under one source: the book has to hold, with every row of theirs. */
function judged({ sql, bookFaults }: Field, source: string, { rowsEach } = { rowsEach: 1 }) {
  let posted = 0;
  return (post: (mix: Mix) => Promise<void>): Contestant => ({
    post: async (mix) => {
      await post(mix);
      posted += 1;
    },
    faults: async () => {
      const found = await bookFaults();
      const [kept] = await sql<{ rows: bigint }>(`select count(*) as rows from transfer where source = '${source}'`);
      const told = `${kept?.rows} rows of ${source} for ${posted} postings`;
      return kept?.rows === BigInt(posted * rowsEach) ? found : [...found, told];
    },
  });
}
