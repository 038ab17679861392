import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { forgetResets } from '../recovery/store.ts';
import { forgetPendingLoginsOf } from '../second-step/store.ts';

/**
 * Ends every login that was begun and not finished: links by mail, and logins that wait for their second step. A new
 * password, another mailbox or a closed account must end those of an intruder too.
 */
export async function revokePendingLogins(tx: Tx, playerId: PlayerId): Promise<void> {
  await forgetResets(tx, playerId);
  await forgetPendingLoginsOf(tx, playerId);
}
