import { realityIntervals } from '@pelita/contract';
import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

export const saferPlaySettings = {
  /** Of who has chosen none. */
  realityMinutes: setting('saferPlay.realityMinutes', z.literal([...realityIntervals]), 60),
  /** The longest that anybody may choose; zero for any, and never. */
  realityLongestMinutes: loosenedWhen(
    setting('saferPlay.realityLongestMinutes', z.literal([...realityIntervals]), 0),
    (before, after) => (after || Infinity) > (before || Infinity),
  ),
  /** Nobody pays in who has set no limit for it. */
  depositLimitNeeded: loosenedWhen(
    setting('saferPlay.depositLimitNeeded', z.boolean(), false),
    (before, after) => before && !after,
  ),
};
