import type { CurrencyCode } from '@pelita/contract';
import type { EngineId, Stops } from '@pelita/games';
import type { FishEngineId } from '@pelita/games/fishing';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { openStates, type RoundState } from './round-states.ts';

export type RoundRow = {
  user_id: string;
  id: string;
  game_code: string;
  spin_key: string;
  seed_pair_id: string;
  nonce: number;
  engine: EngineId | FishEngineId;
  currency: CurrencyCode;
  line_bet_minor: bigint;
  total_bet_minor: bigint;
  total_win_minor: bigint;
  /** Of a slot its stops, of a fishing game its shots. */
  stops: Stops[];
  state: RoundState;
  bet_transaction: string;
  win_transaction: string;
  rollback_transaction: string;
  sealed_token: Buffer | null;
  balance_after_bet_minor: bigint | null;
  balance_minor: bigint | null;
  refusal: string | null;
  played_at: Temporal.Instant;
  attempts: number;
  next_attempt_at: Temporal.Instant;
  settled_at: Temporal.Instant | null;
  resumed_at: Temporal.Instant | null;
  shown_at: Temporal.Instant | null;
};

/** A round with the seeds that decided it. The server seed is secret until the pair is revealed. */
export type RoundWithSeeds = RoundRow & {
  server_seed: string;
  client_seed: string;
  revealed_at: Temporal.Instant | null;
};

type RoundTables = {
  studio_round: RoundRow;
  studio_seed_pair: {
    user_id: string;
    id: string;
    kept_server_seed: string;
    client_seed: string;
    revealed_at: Temporal.Instant | null;
  };
};

/** What the money of a round is told by. */
const bookedColumns = [
  'state',
  'currency',
  'total_bet_minor',
  'total_win_minor',
  'bet_transaction',
  'win_transaction',
  'rollback_transaction',
] as const;
export type BookedRound = Pick<RoundRow, (typeof bookedColumns)[number]>;

export type RoundKey = { userId: string; gameCode: string };

export async function insertRound(tx: Tx, round: RoundRow): Promise<void> {
  await insertRounds(tx, [round]);
}

export async function insertRounds(tx: Tx, rounds: readonly RoundRow[]): Promise<void> {
  if (rounds.length === 0) return;
  await tables(tx)
    .insertInto('studio_round')
    .values(rounds.map((round) => ({ ...round, stops: JSON.stringify(round.stops) as unknown as Stops[] })))
    .execute();
}

export async function roundBySpinKey(
  tx: Tx,
  seeds: SeedBox,
  userId: string,
  spinKey: string,
): Promise<RoundWithSeeds | null> {
  const row = await withSeeds(tx)
    .where('studio_round.user_id', '=', userId)
    .where('studio_round.spin_key', '=', spinKey)
    .executeTakeFirst();
  return row ? withOpenSeed(row, seeds) : null;
}

export async function openRoundOf(tx: Tx, { userId, gameCode }: RoundKey): Promise<RoundRow | null> {
  const row = await tables(tx)
    .selectFrom('studio_round')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game_code', '=', gameCode)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return row ?? null;
}

/** Open rounds that nobody is likely to be completing just now, the longest waiting first. */
export async function dueRounds(tx: Tx, limit: number): Promise<RoundRow[]> {
  return tables(tx)
    .selectFrom('studio_round')
    .selectAll()
    .where('state', 'in', openStates)
    .where('next_attempt_at', '<=', tx.now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

export async function roundById(tx: Tx, userId: string, id: string): Promise<RoundRow> {
  return tables(tx)
    .selectFrom('studio_round')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Rounds that were played, settled or still open since an instant: what may have moved money since. */
export async function roundsMovedSince(tx: Tx, since: Temporal.Instant): Promise<BookedRound[]> {
  return tables(tx)
    .selectFrom('studio_round')
    .select(bookedColumns)
    .where((row) =>
      row.or([row('played_at', '>=', since), row('settled_at', '>=', since), row('state', 'in', openStates)]),
    )
    .execute();
}

/**
 * Moves a round on from the state that its driver saw. Null when another driver was quicker: the wallet takes each
 * transaction once, so the loser only has to look again.
 */
export async function moveRound(
  tx: Tx,
  round: RoundRow,
  change: Partial<Omit<RoundRow, 'user_id' | 'id' | 'stops'>>,
): Promise<RoundRow | null> {
  const row = await tables(tx)
    .updateTable('studio_round')
    .set(change)
    .where('user_id', '=', round.user_id)
    .where('id', '=', round.id)
    .where('state', '=', round.state)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function roundsOfGame(
  tx: Tx,
  seeds: SeedBox,
  { userId, gameCode }: RoundKey,
  page: { before: string | undefined; limit: number },
): Promise<RoundWithSeeds[]> {
  const query = withSeeds(tx)
    .where('studio_round.user_id', '=', userId)
    .where('studio_round.game_code', '=', gameCode)
    .orderBy('studio_round.id', 'desc')
    .limit(page.limit);
  const rows = await (page.before === undefined ? query : query.where('studio_round.id', '<', page.before)).execute();
  return Promise.all(rows.map((row) => withOpenSeed(row, seeds)));
}

export async function roundOfGame(
  tx: Tx,
  seeds: SeedBox,
  { userId, gameCode }: RoundKey,
  roundId: string,
): Promise<RoundWithSeeds | null> {
  const row = await withSeeds(tx)
    .where('studio_round.user_id', '=', userId)
    .where('studio_round.game_code', '=', gameCode)
    .where('studio_round.id', '=', roundId)
    .executeTakeFirst();
  return row ? withOpenSeed(row, seeds) : null;
}

export async function roundOfUser(
  tx: Tx,
  seeds: SeedBox,
  userId: string,
  roundId: string,
): Promise<RoundWithSeeds | null> {
  const row = await withSeeds(tx)
    .where('studio_round.user_id', '=', userId)
    .where('studio_round.id', '=', roundId)
    .executeTakeFirst();
  return row ? withOpenSeed(row, seeds) : null;
}

/** The newest round that was completed without its player, marked as shown: it is handed out once. */
export async function takeResumedRound(tx: Tx, { userId, gameCode }: RoundKey): Promise<string | null> {
  const rows = await tables(tx)
    .updateTable('studio_round')
    .set({ shown_at: tx.now })
    .where('user_id', '=', userId)
    .where('game_code', '=', gameCode)
    .where('resumed_at', 'is not', null)
    .where('shown_at', 'is', null)
    .where('state', 'in', ['settled', 'rolled-back'])
    .returning('id')
    .execute();
  return (
    rows
      .map(({ id }) => id)
      .toSorted()
      .at(-1) ?? null
  );
}

function tables(tx: Tx): Kysely<RoundTables> {
  return tx.tables<RoundTables>();
}

function withSeeds(tx: Tx) {
  return tables(tx)
    .selectFrom('studio_round')
    .innerJoin('studio_seed_pair', (join) =>
      join
        .onRef('studio_seed_pair.user_id', '=', 'studio_round.user_id')
        .onRef('studio_seed_pair.id', '=', 'studio_round.seed_pair_id'),
    )
    .selectAll('studio_round')
    .select(['studio_seed_pair.kept_server_seed', 'studio_seed_pair.client_seed', 'studio_seed_pair.revealed_at']);
}

async function withOpenSeed(
  { kept_server_seed: kept, ...row }: Omit<RoundWithSeeds, 'server_seed'> & { kept_server_seed: string },
  seeds: SeedBox,
): Promise<RoundWithSeeds> {
  return { ...row, server_seed: row.revealed_at === null ? await seeds.open(kept, row.user_id) : kept };
}
