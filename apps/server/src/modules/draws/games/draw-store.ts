import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { ComingRow, OpenedRow } from './draw-shapes.ts';

/** The draws of each game that take bets at the transaction's instant, the next first, so many a game. */
export async function comingDraws(tx: Tx, gameCodes: readonly string[], count: number): Promise<ComingRow[]> {
  return tx.run<ComingRow>(comingStatement, [gameCodes, tx.now, count]);
}

/** The last results of each game, the latest first, so many a game. */
export async function lastOpenedDraws(tx: Tx, gameCodes: readonly string[], count: number): Promise<OpenedRow[]> {
  return tx.run<OpenedRow>(openedStatement, [gameCodes, tx.now, count]);
}

const comingStatement: Statement = {
  name: 'draws.coming',
  text: `select d.* from unnest($1::text[]) wanted (code)
         cross join lateral (
           select game_code, draw_no, opens_at, closes_at, draws_at, commitment from draw
           where game_code = wanted.code and closes_at > $2 and opens_at <= $2 and state = 'scheduled'
           order by closes_at limit $3) d`,
};
const openedStatement: Statement = {
  name: 'draws.opened',
  text: `select d.* from unnest($1::text[]) wanted (code)
         cross join lateral (
           select game_code, draw_no, draws_at, result, replay_of::text from draw
           where game_code = wanted.code and closes_at <= $2 and state in ('drawn', 'settled')
           order by closes_at desc limit $3) d`,
};
