import type { JobHandler } from '../../platform/module.ts';
import { removeOlderThan } from './store.ts';

const KEPT_DAYS = 365;

/** Orders and movements stay; what was said of them is kept for a year. */
export const pruneMessages: JobHandler = {
  name: 'messages.prune',
  schedule: '20 4 * * *',
  handle: (tx) => removeOlderThan(tx, tx.now.subtract({ hours: 24 * KEPT_DAYS })),
};
