import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** How many orders each game got since then; a game without any is absent. */
export async function betsByGame(tx: Tx, since: Temporal.Instant): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.run<{ gameCode: string; bets: number }>(byGameStatement, [since]);
  return new Map(rows.map(({ gameCode, bets }) => [gameCode, bets]));
}

/** Codes of the games on which a player bet, the latest first. */
export async function gamesOfPlayer(tx: Tx, playerId: PlayerId): Promise<readonly string[]> {
  const rows = await tx.run<{ gameCode: string }>(ofPlayerStatement, [playerId]);
  return rows.map(({ gameCode }) => gameCode);
}

const byGameStatement: Statement = {
  name: 'lottery.bets-by-game',
  text: `select d.game_code as "gameCode", count(*)::float8 as bets
         from draw d join lottery_order o using (draw_id) where d.closes_at >= $1 and o.at >= $1 group by d.game_code`,
};
/** Ids grow with time, so the newest orders are the last of the player’s key. */
const ofPlayerStatement: Statement = {
  name: 'lottery.games-of-player',
  text: `select o.game_code as "gameCode"
         from (select game_code, order_id from lottery_order where player_id = $1 order by order_id desc limit 500) o
         group by o.game_code order by max(o.order_id::text) desc`,
};
