import type { Statement } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { lotterySettings } from '../settings.ts';

/** Most of what the lotteries store are lines that lost. They go draw by draw, each in a transaction of its own. */
export function pruneLines({ settings }: { settings: Pick<Settings, 'get'> }): JobHandler {
  return {
    name: 'lottery.prune-lines',
    schedule: '25 4 * * *',
    long: async (database) => {
      const keptHours = 24 * settings.get(lotterySettings.keptDays);
      const pruneOne = () =>
        database.transaction(async (tx) => {
          const [row] = await tx.run<{ drawId: string | null }>(pruneStatement, [
            tx.now.subtract({ hours: keptHours }),
            tx.now,
          ]);
          return row?.drawId ?? null;
        });
      while ((await pruneOne()) !== null);
    },
  };
}

const pruneStatement: Statement = {
  name: 'lottery.prune-lines',
  text: 'select prune_lottery_lines($1, $2) as "drawId"',
};
