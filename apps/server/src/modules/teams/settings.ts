import * as z from 'zod';
import { setting } from '../../platform/settings/setting.ts';

/** Of the brand’s currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

export const teamsSettings = {
  activeStake: setting('agent.activeStake', Amount, '1'),
  transferMinimum: setting('agent.transferMinimum', Amount, '1'),
  transferMaximum: setting('agent.transferMaximum', Amount, '20000'),
  transferDailyMaximum: setting('agent.transferDailyMaximum', Amount, '50000'),
  transferDailyCount: setting('agent.transferDailyCount', z.int().min(1).max(1_000), 50),
};
