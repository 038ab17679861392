import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

/** Null is none, which is more than any number. */
const numberOf = (cap: string | null) => (cap === null ? Infinity : Number(cap));

export const promotionsSettings = {
  multiplierCap: loosenedWhen(
    setting(
      'promotions.multiplierCap',
      z
        .string()
        .regex(/^\d{1,3}(\.\d{1,2})?$/)
        .nullable(),
      null,
    ),
    (before, after) => numberOf(after) > numberOf(before),
  ),
  secondAboveBudget: loosenedWhen(
    setting('promotions.secondAboveBudget', z.string().regex(/^\d{1,12}(\.\d{1,2})?$/), '10000.00'),
    (before, after) => Number(after) > Number(before),
  ),
};
