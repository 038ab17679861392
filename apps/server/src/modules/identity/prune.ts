import type { Tx } from '../../platform/database/tx.ts';
import { forgetExpiredNonces } from '../../platform/providers/human-check/store.ts';
import { forgetOldTries } from './login-attempts.ts';
import { forgetSessionsBefore } from './sessions/store.ts';

/** Ended sessions stay readable for the member and the house for so long; the audit log keeps what matters for ever. */
const SESSIONS_KEPT_HOURS = 90 * 24;

/** Drops what can no longer decide anything. Safe to run at any time and twice. */
export async function pruneIdentity(tx: Tx): Promise<void> {
  await forgetExpiredNonces(tx);
  await forgetOldTries(tx);
  await forgetSessionsBefore(tx, tx.now.subtract({ hours: SESSIONS_KEPT_HOURS }));
}
