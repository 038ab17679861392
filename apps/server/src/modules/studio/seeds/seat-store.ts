import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from './seed-box.ts';

type SeatTables = {
  studio_seat: {
    user_id: string;
    game_code: string;
    seed_pair_id: string;
    next_nonce: number;
    closed_next_server_seed: string;
  };
  studio_seed_pair: {
    user_id: string;
    id: string;
    game_code: string;
    /** Closed until it is revealed. */
    kept_server_seed: string;
    client_seed: string;
    opened_at: Temporal.Instant;
    revealed_at: Temporal.Instant | null;
  };
};

/** A player at a game: the seeds in play, how many rounds they have decided, and the server seed that comes next. */
export type Seat = {
  userId: string;
  gameCode: string;
  seedPairId: string;
  serverSeed: string;
  clientSeed: string;
  nextNonce: number;
  nextServerSeed: string;
};

export async function insertSeat(tx: Tx, seeds: SeedBox, seat: Seat): Promise<void> {
  const inserted = await tables(tx)
    .insertInto('studio_seat')
    .values({
      user_id: seat.userId,
      game_code: seat.gameCode,
      seed_pair_id: seat.seedPairId,
      next_nonce: seat.nextNonce,
      closed_next_server_seed: await seeds.close(seat.nextServerSeed, seat.userId),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seed_pair_id')
    .executeTakeFirst();
  if (inserted) await insertSeedPair(tx, seeds, seat);
}

export async function insertSeedPair(tx: Tx, seeds: SeedBox, seat: Seat): Promise<void> {
  await tables(tx)
    .insertInto('studio_seed_pair')
    .values({
      user_id: seat.userId,
      id: seat.seedPairId,
      game_code: seat.gameCode,
      kept_server_seed: await seeds.close(seat.serverSeed, seat.userId),
      client_seed: seat.clientSeed,
      opened_at: tx.now,
      revealed_at: null,
    })
    .execute();
}

export async function readSeat(tx: Tx, seeds: SeedBox, userId: string, gameCode: string): Promise<Seat | null> {
  const row = await seats(tx, userId, gameCode).executeTakeFirst();
  return row ? seatOf(row, seeds) : null;
}

/**
 * Locked until the commit: two rounds of one seat never begin at once. The seat is locked first and read afterwards,
 * for a statement that waits for the lock does not see the pair of seeds that the one before it has put in.
 */
export async function seatLocked(tx: Tx, seeds: SeedBox, userId: string, gameCode: string): Promise<Seat | null> {
  await tables(tx)
    .selectFrom('studio_seat')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('game_code', '=', gameCode)
    .forUpdate()
    .execute();
  return readSeat(tx, seeds, userId, gameCode);
}

/** One more round of the seat has its outcome, or a volley of several shots. */
export async function countRound(tx: Tx, { userId, gameCode, nextNonce }: Seat, draws = 1): Promise<void> {
  await tables(tx)
    .updateTable('studio_seat')
    .set({ next_nonce: nextNonce + draws })
    .where('user_id', '=', userId)
    .where('game_code', '=', gameCode)
    .execute();
}

export async function updateSeat(tx: Tx, seeds: SeedBox, seat: Seat): Promise<void> {
  await tables(tx)
    .updateTable('studio_seat')
    .set({
      seed_pair_id: seat.seedPairId,
      next_nonce: seat.nextNonce,
      closed_next_server_seed: await seeds.close(seat.nextServerSeed, seat.userId),
    })
    .where('user_id', '=', seat.userId)
    .where('game_code', '=', seat.gameCode)
    .execute();
}

/** From now on the server seed is no secret, and is kept as its player is shown it. */
export async function revealPair(tx: Tx, { userId, seedPairId, serverSeed }: Seat): Promise<void> {
  await tables(tx)
    .updateTable('studio_seed_pair')
    .set({ revealed_at: tx.now, kept_server_seed: serverSeed })
    .where('user_id', '=', userId)
    .where('id', '=', seedPairId)
    .execute();
}

function tables(tx: Tx): Kysely<SeatTables> {
  return tx.tables<SeatTables>();
}

function seats(tx: Tx, userId: string, gameCode: string) {
  return tables(tx)
    .selectFrom('studio_seat')
    .innerJoin('studio_seed_pair', (join) =>
      join
        .onRef('studio_seed_pair.user_id', '=', 'studio_seat.user_id')
        .onRef('studio_seed_pair.id', '=', 'studio_seat.seed_pair_id'),
    )
    .select([
      'studio_seat.user_id',
      'studio_seat.game_code',
      'studio_seat.seed_pair_id',
      'studio_seat.next_nonce',
      'studio_seat.closed_next_server_seed',
      'studio_seed_pair.kept_server_seed',
      'studio_seed_pair.client_seed',
    ])
    .where('studio_seat.user_id', '=', userId)
    .where('studio_seat.game_code', '=', gameCode);
}

async function seatOf(
  row: SeatTables['studio_seat'] & { kept_server_seed: string; client_seed: string },
  seeds: SeedBox,
): Promise<Seat> {
  return {
    userId: row.user_id,
    gameCode: row.game_code,
    seedPairId: row.seed_pair_id,
    serverSeed: await seeds.open(row.kept_server_seed, row.user_id),
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
    nextServerSeed: await seeds.open(row.closed_next_server_seed, row.user_id),
  };
}
