import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Statement } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { countNew } from './count-new.ts';
import { recountFrom } from './recount.ts';

/** Further back than a provider's or a bank's word is late. */
const RECOUNTED_HOURS = 72;

/** Each minute what is new. */
export function countNewJob(clock: Clock): JobHandler {
  return { name: 'figures.count-new', schedule: '* * * * *', long: (database) => countNew(database, clock) };
}

/** Each night the last three days again. What had to be mended is for a person: it was booked into a closed bucket. */
export function recountJob({ clock, log }: Pick<Platform, 'clock' | 'log'>): JobHandler {
  return {
    name: 'figures.recount',
    schedule: '15 5 * * *',
    long: async (database) => {
      const since = clock.now().subtract({ hours: RECOUNTED_HOURS });
      const mended = await recountFrom(database, since);
      await keepRecount(database, { at: clock.now(), since, mended });
      if (mended > 0) log.error({ mended, since: since.toString() }, 'figures were not what the ledger comes to');
      else log.info({ since: since.toString() }, 'the figures are what the ledger comes to');
    },
  };
}

async function keepRecount(
  database: Database,
  { at, since, mended }: { at: Temporal.Instant; since: Temporal.Instant; mended: number },
): Promise<void> {
  await database.single(keepStatement, [at, since, mended]);
}

const keepStatement: Statement = {
  name: 'figures.keep-recount',
  text: 'insert into figure_recount values ($1, $2, $3) on conflict do nothing',
};
