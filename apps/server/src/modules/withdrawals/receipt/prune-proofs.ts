import type { JobHandler } from '../../../platform/module.ts';
import { deleteUnsentBefore } from './proof-store.ts';

const UNSENT_KEPT_DAYS = 7;

export const pruneProofs: JobHandler = {
  name: 'withdrawals.prune-proofs',
  schedule: '47 3 * * *',
  handle: (tx) => deleteUnsentBefore(tx, tx.now.subtract({ hours: 24 * UNSENT_KEPT_DAYS })),
};
