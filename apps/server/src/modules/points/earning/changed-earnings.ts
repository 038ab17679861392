import { type Brand, currencies, type PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type FigureRow, playerDays } from '../../figures/index.ts';
import { earningsSince, type EarningRow } from '../store.ts';
import type { PointsNeeds } from '../needs.ts';
import { duePoints, rateWith } from './due-points.ts';

/** As far back as figures are counted again. */
const EARNING_DAYS = 4;

export type Earning = Pick<Brand, 'currency' | 'pointValues'> & Pick<PointsNeeds, 'percentOf'>;
export type ChangedEarning = { now: EarningRow; difference: bigint };

/**
 * The days and categories of the last days whose stakes are not what points were credited for, as they are at this instant:
 * counted from figures, so that asking again says the same. The rate of the player's rank is kept with the day's earning.
 */
export async function changedEarnings(
  tx: Tx,
  playerId: PlayerId,
  { currency, pointValues, percentOf }: Earning,
): Promise<ChangedEarning[]> {
  const to = tx.now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 });
  const from = to.subtract({ days: EARNING_DAYS }).toString();
  const staked = stakesOf(await playerDays(tx, { playerId, book: 'real' }, { from, to: to.toString() }));
  const credited = new Map((await earningsSince(tx, playerId, from)).map((row) => [keyOf(row.day, row.category), row]));
  const percent = await percentOf(tx, playerId);
  return [...new Set([...staked.keys(), ...credited.keys()])].flatMap((key): ChangedEarning[] => {
    const [day = '', category = ''] = key.split('/');
    const before = credited.get(key);
    const usual = pointValues[category as keyof typeof pointValues];
    const rate = before?.rate ?? (usual === undefined ? undefined : rateWith(usual, percent));
    const staked_minor = staked.get(key) ?? 0n;
    if (rate === undefined || before?.staked_minor === staked_minor) return [];
    const points = duePoints(staked_minor, rate, currencies[currency].scale);
    const now = { day, category, rate, staked_minor, points, version: (before?.version ?? 0) + 1 };
    return [{ now, difference: points - (before?.points ?? 0n) }];
  });
}

/** By day and category: what was staked less what was taken back. */
function stakesOf(days: readonly FigureRow[]): Map<string, bigint> {
  const stakes = new Map<string, bigint>();
  for (const { day, kind, product, out_minor, in_minor } of days) {
    if (product === '' || (kind !== 'bet' && kind !== 'rollback')) continue;
    const key = keyOf(day, product);
    stakes.set(key, (stakes.get(key) ?? 0n) + out_minor - in_minor);
  }
  return stakes;
}

function keyOf(day: string, category: string): string {
  return `${day}/${category}`;
}
