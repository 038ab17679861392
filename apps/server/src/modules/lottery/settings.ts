import { MoneyText } from '@pelita/contract';
import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

const Amount = z
  .string()
  .refine((text) => MoneyText.safeParse(text).success && !text.startsWith('-'), 'must be an amount');

/** The most that is staked, of real money: on a number of a play type, on a play type, on a draw, and by one member on a draw. */
const Limits = z.strictObject({ number: Amount, playType: Amount, draw: Amount, member: Amount });
export type LotteryLimits = z.output<typeof Limits>;

const ofGame = z.strictObject({ ...Limits.partial().shape, cancellable: z.boolean().optional() });

const isAnyRaised = (before: LotteryLimits, after: LotteryLimits): boolean =>
  (['number', 'playType', 'draw', 'member'] as const).some((name) => Number(after[name]) > Number(before[name]));

export const lotterySettings = {
  limits: loosenedWhen(
    setting('lottery.limits', Limits, { number: '5000', playType: '200000', draw: '1000000', member: '20000' }),
    isAnyRaised,
  ),
  /** How long a draw keeps its lines after it was judged, and may be corrected. */
  keptDays: setting('lottery.keptDays', z.number().int().min(7).max(3_650), 90),
  games: loosenedWhen(
    setting('lottery.games', z.record(z.string().regex(/^[A-Z0-9-]{1,32}$/), ofGame), {}),
    (before, after) => JSON.stringify(before) !== JSON.stringify(after),
  ),
};
