import type { JobHandler } from '../../module.ts';

/** Counts whose window is over are begun anew by the next use; those of visitors who never come back go here. */
export const pruneRates: JobHandler = {
  name: 'prune-rates',
  schedule: '23 * * * *',
  async handle(tx) {
    await tx.run({ name: 'rates.prune', text: 'delete from rate_use where expire < $1' }, [tx.now.epochMilliseconds]);
  },
};
