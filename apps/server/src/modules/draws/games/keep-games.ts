import { games } from '@pelita/lottery';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** A row for each game of `packages/lottery` that has none, open and behind those that are there. */
export async function keepGames(tx: Tx): Promise<void> {
  const codes = games.map(({ code }) => code);
  await tx.run(keepStatement, [codes, tx.now]);
}

const keepStatement: Statement = {
  name: 'draws.keep-games',
  text: `insert into lottery_game (code, rank, changed_at)
         select code, place + (select coalesce(max(rank), 0) from lottery_game), $2
         from unnest($1::text[]) with ordinality new (code, place)
         where not exists (select from lottery_game known where known.code = new.code)
         on conflict do nothing`,
};
