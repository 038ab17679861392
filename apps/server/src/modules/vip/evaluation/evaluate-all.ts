import type { PlayerId, VipPeriod } from '@pelita/contract';
import type { Database, Statement } from '../../../platform/database/tx.ts';
import { evaluate } from './evaluate.ts';

/** Players evaluated in one transaction, well within what a statement may take. */
const SLICE = 20_000;

/** Every open account in slices, in the order of their ids: a night that is cut off has brought some and loses nothing. */
export async function evaluateAll(database: Database, period: VipPeriod): Promise<number> {
  let moved = 0;
  let after: string | null = null;
  for (;;) {
    const players: PlayerId[] = await sliceAfter(database, after);
    if (players.length === 0) return moved;
    moved += await database.transaction((tx) => evaluate(tx, period, players));
    after = players.at(-1) ?? null;
  }
}

async function sliceAfter(database: Database, after: string | null): Promise<PlayerId[]> {
  const rows = await database.reading((tx) => tx.run<{ player_id: PlayerId }>(sliceStatement, [after, SLICE]));
  return rows.map(({ player_id }) => player_id);
}

const sliceStatement: Statement = {
  name: 'vip.slice',
  text: `select player_id from account
         where ($1::uuid is null or player_id > $1) and role = 'player' and status = 'open' and account_type <> 4
         order by player_id limit $2`,
};
