import { realityIntervals } from '@pelita/contract';
import * as z from 'zod';
import { setting } from '../../platform/settings/setting.ts';

export const saferPlaySettings = {
  /** Of who has chosen none. */
  realityMinutes: setting('saferPlay.realityMinutes', z.literal([...realityIntervals]), 60),
};
