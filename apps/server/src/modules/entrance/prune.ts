import type { Tx } from '../../platform/database/tx.ts';
import { forgetExpiredNonces } from '../../platform/providers/human-check/store.ts';
import { forgetExpiredCaptchas } from './captcha/store.ts';
import { CODES_KEPT_HOURS } from './codes/code-limits.ts';
import { forgetPhoneTokens } from './codes/number-proof.ts';
import { forgetCodesBefore } from './codes/store.ts';
import { forgetExpiredResets } from './recovery/store.ts';
import { forgetPendingLogins } from './second-step/store.ts';
import { forgetSocialLogins } from './social/store.ts';

/** Drops what can no longer decide anything. Safe to run at any time and twice. */
export async function pruneEntrance(tx: Tx): Promise<void> {
  await forgetExpiredNonces(tx);
  await forgetExpiredCaptchas(tx);
  await forgetCodesBefore(tx, tx.now.subtract({ hours: CODES_KEPT_HOURS }));
  await forgetPendingLogins(tx);
  await forgetExpiredResets(tx);
  await forgetSocialLogins(tx);
  await forgetPhoneTokens(tx);
}
