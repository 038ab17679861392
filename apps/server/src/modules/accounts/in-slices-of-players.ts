import type { PlayerId } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';

/** Players of one transaction, well within what a statement may take. */
const SLICE = 20_000;

/**
 * Does something for every player but those on trial, a slice at a time in the order of their ids, each in a transaction of
 * its own: a night that is cut off has done some and loses nothing. What does not wait for each other may be done by two at
 * once. Answers the sum of what each slice answered.
 */
export async function inSlicesOfPlayers(
  database: Database,
  work: (tx: Tx, players: readonly PlayerId[]) => Promise<number>,
  atOnce: 1 | 2 = 1,
): Promise<number> {
  let last: Promise<string | null> = Promise.resolve(null);
  let isFailed = false;
  const takeSlice = async (): Promise<PlayerId[]> => {
    const before = last;
    const slice = before.then((after) => sliceAfter(database, after));
    // The other lane begins where this slice ends.
    last = slice.then(
      (players) => players.at(-1) ?? before,
      () => before,
    );
    return await slice;
  };
  const lane = async (): Promise<number> => {
    let sum = 0;
    try {
      for (;;) {
        const players = isFailed ? [] : await takeSlice();
        if (players.length === 0) return sum;
        sum += await database.transaction((tx) => work(tx, players));
      }
    } catch (error) {
      isFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  return ended.reduce((all, one) => {
    if (one.status === 'rejected') throw one.reason;
    return all + one.value;
  }, 0);
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
