import type { Database } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PointsNeeds } from '../needs.ts';
import { playersToEarn } from '../store.ts';
import { earnPoints } from './earn-points.ts';

/** Each minute, after the figures: whoever looks at their points before has them brought up to that instant. */
export function earnJob(
  { brand, clock, log }: Pick<Platform, 'brand' | 'clock' | 'log'>,
  { percentOf }: Pick<PointsNeeds, 'percentOf'>,
): JobHandler {
  const earning = { currency: brand.currency, pointValues: brand.pointValues, percentOf };
  const today = () => clock.now().toZonedDateTimeISO(brand.timeZone).toPlainDate();
  return {
    name: 'points.earn',
    schedule: '* * * * *',
    long: async (database: Database) => {
      const since = today().subtract({ days: 3 }).toString();
      const players = await database.reading((tx) => playersToEarn(tx, since, Object.keys(brand.pointValues)));
      for (const playerId of players) await database.transaction((tx) => earnPoints(tx, playerId, earning));
      if (players.length > 0) log.debug({ players: players.length }, 'points were counted');
    },
  };
}
