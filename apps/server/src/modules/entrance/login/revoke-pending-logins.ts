import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { forgetResets } from '../recovery/store.ts';
import { forgetPendingLoginsOf } from '../second-step/store.ts';

/**
 * Ends every way in that somebody has begun and not finished: links by mail, and logins that wait for their second step.
 * Whoever changes a password, moves to another mailbox or closes the account shuts out whoever stands in the door, too.
 */
export async function endHalfOpenWays(tx: Tx, playerId: PlayerId): Promise<void> {
  await forgetResets(tx, playerId);
  await forgetPendingLoginsOf(tx, playerId);
}
