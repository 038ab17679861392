import type { Tx } from '../../platform/database/tx.ts';
import { forgetExpiredDevices } from './devices/store.ts';
import { forgetSessionsBefore } from './sessions/store.ts';
import { forgetOldAttempts } from './throttle/attempts.ts';

/** Ended sessions stay readable for the member and the operator for so long; the audit log keeps what matters for ever. */
const SESSIONS_KEPT_HOURS = 90 * 24;

/** Drops what can no longer decide anything. Safe to run at any time and twice. */
export async function pruneAccounts(tx: Tx): Promise<void> {
  await forgetOldAttempts(tx);
  await forgetExpiredDevices(tx);
  await forgetSessionsBefore(tx, tx.now.subtract({ hours: SESSIONS_KEPT_HOURS }));
}
