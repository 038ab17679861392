import { type PlayerId, UuidText } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Carrying, CarryingNeeds } from '../carrying.ts';
import { withdrawalById } from '../store.ts';
import { hearReturns } from './return-payout.ts';

const ASK = 'withdrawals.ask-about-payout';

/** A bank's notice about a payout: it moves nothing, but makes us ask. False for an id that is none of ours. */
export async function askAboutPayout(tx: Tx, payoutId: string): Promise<boolean> {
  const [, id = ''] = /^(.{36})-\d{1,6}$/.exec(payoutId) ?? [];
  const withdrawal = UuidText.safeParse(id).success ? await withdrawalById(tx, id) : null;
  if (!withdrawal) return false;
  await tx.enqueue({ name: ASK, data: { playerId: withdrawal.player_id, id } });
  return true;
}

/** What is on its way is carried on; what was paid may have come back. */
export function askAboutPayoutJob(carrying: CarryingNeeds, carry: Carrying): JobHandler {
  return {
    name: ASK,
    long: async (database, { playerId, id }) => {
      await carry(database, { playerId: playerId as PlayerId, id: String(id) });
      await hearReturns(database, carrying, String(id));
    },
  };
}
