import { UuidText } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueueCarrying } from '../carry-job.ts';
import { withdrawalById } from '../store.ts';

/** A bank's notice about a payout: it moves nothing, but makes us ask. False for an id that is none of ours. */
export async function askAboutPayout(tx: Tx, payoutId: string): Promise<boolean> {
  const [, id = ''] = /^(.{36})-\d{1,6}$/.exec(payoutId) ?? [];
  const withdrawal = UuidText.safeParse(id).success ? await withdrawalById(tx, id) : null;
  if (!withdrawal) return false;
  await enqueueCarrying(tx, { playerId: withdrawal.player_id, id });
  return true;
}
