import type { JobHandler } from '../module.ts';
import { EVENT_RETENTION_HOURS } from '../events/limits.ts';

/** Events older than a day help nobody: a client that was away longer loads its page anew. */
export const pruneOutbox: JobHandler = {
  name: 'prune-outbox',
  schedule: '17 * * * *',
  async handle(tx) {
    const oldest = tx.now.subtract({ hours: EVENT_RETENTION_HOURS });
    await tx.run({ name: 'outbox.prune', text: 'delete from outbox where at < $1' }, [oldest]);
  },
};
