import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteUnnamedBefore } from './store.ts';

const UNNAMED_KEPT_DAYS = 7;

export function pruneProofs({ storage }: Pick<Platform, 'storage'>): JobHandler {
  return {
    name: 'promotions.prune-proofs',
    schedule: '52 3 * * *',
    handle: async (tx) =>
      storage.drop(tx, await deleteUnnamedBefore(tx, tx.now.subtract({ hours: 24 * UNNAMED_KEPT_DAYS }))),
  };
}
