import type { Tx } from '../../platform/database/tx.ts';
import { forgetExpiredNonces } from '../../platform/providers/human-check/store.ts';
import { forgetExpiredCaptchas } from './captcha/store.ts';
import { CODES_KEPT_HOURS } from './codes/code-limits.ts';
import { forgetPhoneTokens } from './codes/number-proof.ts';
import { forgetCodesBefore } from './codes/store.ts';
import { forgetOldTries } from '../accounts/throttle/attempts.ts';
import { forgetExpiredResets } from './recovery/store.ts';
import { forgetPendingLogins } from './second-step/store.ts';
import { forgetSocialLogins } from './social/store.ts';
import { forgetSessionsBefore } from '../accounts/sessions/store.ts';

/** Ended sessions stay readable for the member and the house for so long; the audit log keeps what matters for ever. */
const SESSIONS_KEPT_HOURS = 90 * 24;

/** Drops what can no longer decide anything. Safe to run at any time and twice. */
export async function pruneIdentity(tx: Tx): Promise<void> {
  await forgetExpiredNonces(tx);
  await forgetExpiredCaptchas(tx);
  await forgetCodesBefore(tx, tx.now.subtract({ hours: CODES_KEPT_HOURS }));
  await forgetPendingLogins(tx);
  await forgetExpiredResets(tx);
  await forgetSocialLogins(tx);
  await forgetPhoneTokens(tx);
  await forgetOldTries(tx);
  await forgetSessionsBefore(tx, tx.now.subtract({ hours: SESSIONS_KEPT_HOURS }));
}
