import type { Database } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { vipSettings } from '../settings.ts';
import { evaluateActive } from './evaluate-active.ts';
import { evaluate } from './evaluate.ts';
import { foldDays } from './fold-days.ts';
import { type GiftTerms, giveGifts } from './give-gifts.ts';
import { inSlicesOfPlayers } from '../../accounts/index.ts';
import { judgePeriod } from './judge-period.ts';
import { notePeriodicGifts } from './periodic-gifts.ts';

/** Each minute those who played or paid in; each night, after the figures' recount, everybody, and what a day brings. */
export function vipJobs({ settings, log }: Pick<Platform, 'settings' | 'log'>, terms: GiftTerms): JobHandler[] {
  const period = () => settings.get(vipSettings.period);
  return [
    {
      name: 'vip.follow',
      schedule: '* * * * *',
      long: async (database: Database) => {
        const moved = await evaluateActive(database, period());
        const given = await giveGifts(database, terms);
        if (moved + given > 0) log.debug({ moved, given }, 'ranks followed play');
      },
    },
    {
      name: 'vip.nightly',
      schedule: '30 5 * * *',
      long: async (database: Database) => {
        const lowered = await judgePeriod(database, period());
        const moved = await inSlicesOfPlayers(database, (tx, players) => evaluate(tx, period(), players));
        await foldDays(database);
        await database.transaction(notePeriodicGifts);
        const given = await giveGifts(database, terms);
        log.info({ lowered, moved, given }, 'ranks were evaluated');
      },
    },
  ];
}
