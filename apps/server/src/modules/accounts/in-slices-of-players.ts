import type { PlayerId } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';

/** Players of one transaction, well within what a statement may take. */
const SLICE = 20_000;

/**
 * Does something for every player but those on trial, a slice at a time in the order of their ids, each in a transaction of its own: a night
 * that is cut off has done some and loses nothing. Answers the sum of what each slice answered.
 */
export async function inSlicesOfPlayers(
  database: Database,
  work: (tx: Tx, players: readonly PlayerId[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  let after: string | null = null;
  for (;;) {
    const players: PlayerId[] = await sliceAfter(database, after);
    if (players.length === 0) return sum;
    sum += await database.transaction((tx) => work(tx, players));
    after = players.at(-1) ?? null;
  }
}

async function sliceAfter(database: Database, after: string | null): Promise<PlayerId[]> {
  const rows = await database.reading((tx) => tx.run<{ player_id: PlayerId }>(sliceStatement, [after, SLICE]));
  return rows.map(({ player_id }) => player_id);
}

const sliceStatement: Statement = {
  name: 'accounts.slice-of-players',
  text: `select player_id from account
         where ($1::uuid is null or player_id > $1) and role = 'player' and account_type <> 4
         order by player_id limit $2`,
};
