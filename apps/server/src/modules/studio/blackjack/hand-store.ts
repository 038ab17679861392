import { BLACKJACK_HOURS } from '@pelita/contract';
import type { BlackjackMove } from '@pelita/games/blackjack';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { openNewRound, type RoundKey, type TableRoundRow } from '../tables/round-store.ts';
import type { BlackjackTitle } from './blackjack-terms.ts';

/** A hand with the round that it is. */
export type HandRow = Omit<TableRoundRow, 'drawn'> & {
  user_id: string;
  key: string | null;
  moves: BlackjackMove[];
  pending: BlackjackMove | null;
  pending_key: string | null;
  created_at: Temporal.Instant;
};

type Owner = { userId: string; gameCode: string };

/** The newest hand of a player at a table, locked or not. */
export async function newestHand(tx: Tx, { userId, gameCode }: Owner): Promise<HandRow | null> {
  const [row] = await tx.run<HandRow>(newestStatement, [userId, gameCode]);
  return row ?? null;
}

/** The newest that was begun. */
export async function newestBegun(tx: Tx, { userId, gameCode }: Owner): Promise<HandRow | null> {
  const [row] = await tx.run<HandRow>(begunStatement, [userId, gameCode]);
  return row ?? null;
}

/** Another player's hand answers as one that does not exist. */
export async function lockHand(tx: Tx, { userId, gameCode }: Owner, number: number): Promise<HandRow | null> {
  const [row] = await tx.run<HandRow>(lockStatement, [userId, gameCode, number]);
  return row ?? null;
}

/** The hand that a round is, whoever's it is, locked. */
export async function lockHandOfRound(tx: Tx, { gameCode, number }: RoundKey): Promise<HandRow | null> {
  const [row] = await tx.run<HandRow>(lockOfRoundStatement, [gameCode, number]);
  return row ?? null;
}

export async function handsBefore(
  tx: Tx,
  { userId, gameCode }: Owner,
  { before, limit }: { before: number | null; limit: number },
): Promise<HandRow[]> {
  return tx.run<HandRow>(beforeStatement, [userId, gameCode, before, limit]);
}

/** Commits to a hand that may be begun: a round of its own, numbered by the instant, with a seed that is told by its hash. */
export async function prepareHand(
  tx: Tx,
  needs: { random: Random; seeds: SeedBox },
  userId: string,
  title: BlackjackTitle,
): Promise<HandRow> {
  const owner = { userId, gameCode: title.gameCode };
  const deadline = tx.now.add({ hours: BLACKJACK_HOURS });
  for (;;) {
    // Of the instant and a part of chance; one that another hand has is tried again.
    const [high = 0, low = 0] = needs.random.bytes(2);
    const number = tx.now.epochMilliseconds * 1_000 + ((high * 256 + low) % 1_000);
    const times = { number, betsUntil: deadline, revealsAt: deadline, endsAt: deadline };
    if (!(await openNewRound(tx, needs, title, times))) continue;
    await tx.run(insertStatement, [userId, title.gameCode, number, tx.now]);
    const hand = await lockHand(tx, owner, number);
    if (!hand) throw new Error('a hand that was just prepared is gone');
    return hand;
  }
}

/** The stake is on its way: the hand is its player's, and its cards follow. */
export async function begin(tx: Tx, hand: HandRow, key: string): Promise<void> {
  await tx.run(beginStatement, [hand.user_id, hand.game_code, hand.number, key]);
  await postponeEnd(tx, hand);
}

export async function keepPending(tx: Tx, hand: HandRow, move: BlackjackMove, key: string): Promise<void> {
  await tx.run(pendingStatement, [hand.user_id, hand.game_code, hand.number, move, key]);
}

export async function dropPending(tx: Tx, hand: HandRow): Promise<void> {
  await tx.run(pendingStatement, [hand.user_id, hand.game_code, hand.number, null, null]);
}

export async function keepMoves(tx: Tx, hand: HandRow, moves: readonly BlackjackMove[]): Promise<void> {
  await tx.run(movesStatement, [hand.user_id, hand.game_code, hand.number, moves]);
  await postponeEnd(tx, hand);
}

/** Each decision gives another day to think. */
async function postponeEnd(tx: Tx, { game_code, number }: HandRow): Promise<void> {
  await tx.run(postponeStatement, [game_code, number, tx.now.add({ hours: BLACKJACK_HOURS })]);
}

const columns = `h.user_id, h.key, h.moves, h.pending, h.pending_key, h.created_at, r.game_code, r.number::float8 as number,
  r.engine, r.kept_server_seed, r.commitment, r.state, r.bets_until, r.reveals_at, r.revealed_at`;
const from = 'from studio_blackjack_hand h join studio_table_round r using (game_code, number)';
// Hand and round are locked both: what is read of a row that is not may be older than the wait for the other's lock.
const newestStatement = {
  name: 'studio.blackjack.newest',
  text: `select ${columns} ${from} where h.user_id = $1 and h.game_code = $2 order by h.number desc limit 1 for update`,
};
const begunStatement = {
  name: 'studio.blackjack.newest-begun',
  text: `select ${columns} ${from} where h.user_id = $1 and h.game_code = $2 and h.key is not null
         order by h.number desc limit 1`,
};
const lockStatement = {
  name: 'studio.blackjack.lock',
  text: `select ${columns} ${from} where h.user_id = $1 and h.game_code = $2 and h.number = $3 for update`,
};
const lockOfRoundStatement = {
  name: 'studio.blackjack.lock-of-round',
  text: `select ${columns} ${from} where h.game_code = $1 and h.number = $2 for update`,
};
const beforeStatement = {
  name: 'studio.blackjack.before',
  text: `select ${columns} ${from} where h.user_id = $1 and h.game_code = $2 and h.key is not null
           and ($3::bigint is null or h.number < $3)
         order by h.number desc limit $4`,
};
const insertStatement = {
  name: 'studio.blackjack.insert',
  text: `insert into studio_blackjack_hand (user_id, game_code, number, created_at) values ($1, $2, $3, $4)`,
};
const beginStatement = {
  name: 'studio.blackjack.begin',
  text: `update studio_blackjack_hand set key = $4 where user_id = $1 and game_code = $2 and number = $3`,
};
const pendingStatement = {
  name: 'studio.blackjack.pending',
  text: `update studio_blackjack_hand set pending = $4, pending_key = $5
         where user_id = $1 and game_code = $2 and number = $3`,
};
const movesStatement = {
  name: 'studio.blackjack.moves',
  text: `update studio_blackjack_hand set moves = $4, pending = null, pending_key = null
         where user_id = $1 and game_code = $2 and number = $3`,
};
const postponeStatement = {
  name: 'studio.blackjack.postpone',
  text: `update studio_table_round set bets_until = $3, reveals_at = $3 where game_code = $1 and number = $2 and state = 'open'`,
};
