import { type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** What is staked from a vendor's own wallet is not seen here, so money moves there only while nothing of it is limited. */
export async function refuseWhenLimited(tx: Tx, playerId: PlayerId): Promise<void> {
  const limits = await tx.run(limitedStatement, [playerId]);
  if (limits.length > 0) throw new Refusal('limits_need_one_wallet');
}

const limitedStatement: Statement = {
  name: 'safer-play.is-limited',
  text: `select kind from play_limit where player_id = $1 and kind in ('stake', 'loss') limit 1`,
};
