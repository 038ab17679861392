import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteUnsentBefore } from './proof-store.ts';

const UNSENT_KEPT_DAYS = 7;

export function pruneProofs({ storage }: Pick<Platform, 'storage'>): JobHandler {
  return {
    name: 'withdrawals.prune-proofs',
    schedule: '47 3 * * *',
    handle: async (tx) =>
      storage.drop(tx, await deleteUnsentBefore(tx, tx.now.subtract({ hours: 24 * UNSENT_KEPT_DAYS }))),
  };
}
