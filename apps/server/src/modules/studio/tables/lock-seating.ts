import type { Tx } from '../../../platform/database/tx.ts';

/** To the end of the transaction nobody else is seated at a table of this title: two who come at once meet at one table. */
export async function lockSeating(tx: Tx, gameCode: string): Promise<void> {
  await tx.run(lockStatement, [gameCode, tx.now]);
}

const lockStatement = {
  name: 'studio.seating.lock',
  text: `insert into studio_seating (game_code, seated_at) values ($1, $2)
         on conflict (game_code) do update set seated_at = excluded.seated_at`,
};
