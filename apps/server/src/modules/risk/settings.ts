import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

/** Of the brand’s currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const PerCent = z.int().min(0).max(100);
const Hours = z.int().min(1).max(72);
const isOn = z.boolean();

type Thresholds = Record<string, number | string | boolean>;

/** Two operators agree to find less: to switch a rule off, or to move a threshold that way. */
function rule<Value extends Thresholds>(
  name: string,
  schema: z.ZodType<Value>,
  initial: NoInfer<Value>,
  findsLess: Partial<Record<keyof Value, 'raised' | 'lowered'>>,
) {
  const isLess = (before: Value, after: Value, [key, way]: [string, unknown]) => {
    const [was, is] = [Number(before[key]), Number(after[key])];
    return way === 'raised' ? is > was : is < was;
  };
  return loosenedWhen(setting(`risk.${name}`, schema, initial), (before, after) =>
    Object.entries({ isOn: 'lowered', ...findsLess }).some((one) => isLess(before, after, one)),
  );
}

export const riskSettings = {
  rapidInOut: rule(
    'rapidInOut',
    z.strictObject({ isOn, hours: Hours, minimum: Amount, withdrawnPercent: PerCent, playedPercent: PerCent }),
    { isOn: true, hours: 24, minimum: '500', withdrawnPercent: 80, playedPercent: 30 },
    { hours: 'lowered', minimum: 'raised', withdrawnPercent: 'raised', playedPercent: 'lowered' },
  ),
  sharedMeans: rule(
    'sharedMeans',
    z.strictObject({ isOn, accounts: z.int().min(1).max(50), days: z.int().min(1).max(365) }),
    { isOn: true, accounts: 1, days: 90 },
    { accounts: 'raised', days: 'lowered' },
  ),
  oppositeBets: rule(
    'oppositeBets',
    z.strictObject({ isOn, rounds: z.int().min(1).max(100), percent: PerCent, days: z.int().min(1).max(365) }),
    { isOn: true, rounds: 3, percent: 50, days: 90 },
    { rounds: 'raised', percent: 'raised', days: 'lowered' },
  ),
  structuredDeposits: rule(
    'structuredDeposits',
    z.strictObject({ isOn, below: Amount, bandPercent: PerCent, count: z.int().min(2).max(50), hours: Hours }),
    { isOn: true, below: '10000', bandPercent: 10, count: 3, hours: 24 },
    { bandPercent: 'lowered', count: 'raised', hours: 'lowered' },
  ),
  changeOfPlay: rule(
    'changeOfPlay',
    z.strictObject({
      isOn,
      minimum: Amount,
      signs: z.int().min(1).max(4),
      stakeTimes: z.int().min(2).max(100),
      daysPlayed: z.int().min(1).max(28),
      nightFrom: z.int().min(0).max(23),
      nightUntil: z.int().min(1).max(24),
      nightPercent: PerCent,
      usualNightPercent: PerCent,
      deposits: z.int().min(1).max(50),
    }),
    {
      isOn: true,
      minimum: '200',
      signs: 2,
      stakeTimes: 3,
      daysPlayed: 3,
      nightFrom: 0,
      nightUntil: 6,
      nightPercent: 50,
      usualNightPercent: 10,
      deposits: 3,
    },
    {
      minimum: 'raised',
      signs: 'raised',
      stakeTimes: 'raised',
      daysPlayed: 'raised',
      nightPercent: 'raised',
      usualNightPercent: 'lowered',
      deposits: 'raised',
    },
  ),
};
