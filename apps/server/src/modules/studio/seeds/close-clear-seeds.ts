import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from './seed-box.ts';

const STRETCH = 500;

/** Closes the seeds that an earlier version kept in clear. Nothing is left to do the second time. */
export async function closeClearSeeds(database: Database, seeds: SeedBox): Promise<void> {
  for (const table of [pairs, seats]) {
    for (let count = STRETCH; count === STRETCH;)
      count = await database.transaction((tx) => closeStretch(tx, seeds, table));
  }
}

type ClearSeed = { user_id: string; row: string; seed: string };
type SeedTable = { clear: Statement; close: Statement };

async function closeStretch(tx: Tx, seeds: SeedBox, table: SeedTable): Promise<number> {
  const rows = await tx.run<ClearSeed>(table.clear, [STRETCH]);
  const closed = await Promise.all(rows.map(({ user_id, seed }) => seeds.close(seed, user_id)));
  const columns = [rows.map(({ user_id }) => user_id), rows.map(({ row }) => row), closed];
  if (rows.length > 0) await tx.run(table.close, columns);
  return rows.length;
}

/** A seed in clear is 64 hexadecimal digits; a closed one is longer. */
const pairs: SeedTable = {
  clear: {
    name: 'studio.clear-pairs',
    text: `select user_id, id::text as row, kept_server_seed as seed from studio_seed_pair
           where revealed_at is null and kept_server_seed ~ '^[0-9a-f]{64}$' limit $1 for update`,
  },
  close: {
    name: 'studio.close-pairs',
    text: `update studio_seed_pair p set kept_server_seed = c.closed
           from unnest($1::text[], $2::uuid[], $3::text[]) c (user_id, id, closed)
           where p.user_id = c.user_id and p.id = c.id`,
  },
};
const seats: SeedTable = {
  clear: {
    name: 'studio.clear-seats',
    text: `select user_id, game_code as row, closed_next_server_seed as seed from studio_seat
           where closed_next_server_seed ~ '^[0-9a-f]{64}$' limit $1 for update`,
  },
  close: {
    name: 'studio.close-seats',
    text: `update studio_seat s set closed_next_server_seed = c.closed
           from unnest($1::text[], $2::text[], $3::text[]) c (user_id, game_code, closed)
           where s.user_id = c.user_id and s.game_code = c.game_code`,
  },
};
