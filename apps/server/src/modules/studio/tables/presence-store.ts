import type { Tx } from '../../../platform/database/tx.ts';

/** A process that says nothing for so long is gone, and its players with it. */
const FRESH_SECONDS = 60;

/** Says how many people this process has at a table, and answers how many all have together. */
export async function notePresence(
  tx: Tx,
  { gameCode, processId, players }: { gameCode: string; processId: string; players: number },
): Promise<number> {
  await tx.run(noteStatement, [gameCode, processId, players, tx.now]);
  return (await presenceAt(tx)).get(gameCode) ?? 0;
}

/** How many people have each table open. */
export async function presenceAt(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const since = tx.now.subtract({ seconds: FRESH_SECONDS });
  const rows = await tx.run<{ game_code: string; players: number }>(sumStatement, [since]);
  return new Map(rows.map((row) => [row.game_code, row.players]));
}

const noteStatement = {
  name: 'studio.table-presence.note',
  text: `insert into studio_table_presence (game_code, process_id, players, seen_at) values ($1, $2, $3, $4)
         on conflict (game_code, process_id) do update set players = excluded.players, seen_at = excluded.seen_at`,
};
const sumStatement = {
  name: 'studio.table-presence.sum',
  text: `select game_code, sum(players)::int as players from studio_table_presence
         where seen_at >= $1 and players > 0 group by game_code`,
};
