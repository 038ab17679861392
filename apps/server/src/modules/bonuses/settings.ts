import { gameCategories } from '@pelita/contract';
import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

/** Of the brand’s currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const PerCent = z.int().min(0).max(100);

const stakeOrders = ['cashFirst', 'bonusFirst', 'proportional'] as const;

export const bonusSettings = {
  order: setting('bonuses.order', z.enum(stakeOrders), 'cashFirst'),
  contributions: setting('bonuses.contributions', z.record(z.enum(gameCategories), PerCent), {
    LOTT: 100,
    ELOTT: 100,
    BINGO: 100,
    LIVE: 10,
    SPORTS: 100,
    ESPORTS: 100,
    FISH: 100,
    RNG: 100,
    PVP: 10,
    BGS: 100,
  }),
  releaseBelow: loosenedWhen(
    setting('bonuses.releaseBelow', Amount, '1'),
    (before, after) => Number(after) > Number(before),
  ),
};
