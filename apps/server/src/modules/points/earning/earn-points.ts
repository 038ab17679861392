import { currencies, type Brand, type PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { playerDays } from '../../figures/index.ts';
import { openWallet, POINTS, postDebt, postTransfer } from '../../ledger/index.ts';
import { earningsSince, keepEarning, lockPoints, type EarningRow } from '../store.ts';
import { duePoints } from './due-points.ts';

/** As far back as figures are counted again. */
const EARNING_DAYS = 4;

export type Earning = Pick<Brand, 'currency' | 'pointValues'>;

/**
 * Brings a player's points to what the stakes of the last days come to at this instant, and answers how many the player
 * has. What stakes have earned is counted from figures and compared with what was credited, under the lock of the points'
 * wallet: again or at once from two places changes nothing, and a bet that was rolled back takes its points along. Points
 * that were spent meanwhile are owed.
 */
export async function earnPoints(tx: Tx, playerId: PlayerId, { currency, pointValues }: Earning): Promise<bigint> {
  await openWallet(tx, { playerId, currency: POINTS, book: 'points' });
  let available = await lockPoints(tx, playerId);
  const to = tx.now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 });
  const from = to.subtract({ days: EARNING_DAYS });
  const staked = stakesOf(
    await playerDays(tx, { playerId, book: 'real' }, { from: from.toString(), to: to.toString() }),
  );
  const earned = await earningsSince(tx, playerId, from.toString());
  const known = new Map(earned.map((row) => [`${row.day}/${row.category}`, row]));
  for (const key of new Set([...staked.keys(), ...known.keys()])) {
    const [day = '', category = ''] = key.split('/');
    const before = known.get(key) ?? null;
    const rate = before?.rate ?? pointValues[category as keyof typeof pointValues];
    if (rate === undefined) continue;
    const stakedMinor = staked.get(key) ?? 0n;
    if (before?.staked_minor === stakedMinor) continue;
    const points = duePoints(stakedMinor, rate, currencies[currency].scale);
    const now: EarningRow = {
      day,
      category,
      rate,
      staked_minor: stakedMinor,
      points,
      version: (before?.version ?? 0) + 1,
    };
    const difference = points - (before?.points ?? 0n);
    available = await move(tx, { playerId, key: `${key}/${now.version}`, available, difference });
    await keepEarning(tx, playerId, now, difference);
  }
  return available;
}

/** By day and category: what was staked less what was taken back. */
function stakesOf(days: Awaited<ReturnType<typeof playerDays>>): Map<string, bigint> {
  const stakes = new Map<string, bigint>();
  for (const { day, kind, product, out_minor, in_minor } of days) {
    if (product === '' || (kind !== 'bet' && kind !== 'rollback')) continue;
    const key = `${day}/${product}`;
    stakes.set(key, (stakes.get(key) ?? 0n) + out_minor - in_minor);
  }
  return stakes;
}

type Move = { playerId: PlayerId; key: string; available: bigint; difference: bigint };

async function move(tx: Tx, { playerId, key, available, difference }: Move): Promise<bigint> {
  if (difference === 0n) return available;
  const side = {
    playerId,
    book: 'points',
    currency: POINTS,
    source: 'points',
    counterAccount: 'house:points',
    reference: key,
  } as const;
  if (difference > 0n) {
    const credit = { ...side, key, kind: 'grant', direction: 'credit', amountMinor: difference } as const;
    return (await postTransfer(tx, credit)).availableMinor;
  }
  const taken = -difference < available ? -difference : available;
  const owed = -difference - taken;
  if (owed > 0n) await postDebt(tx, { ...side, key: `${key}/owed`, kind: 'rollback', amountMinor: owed });
  if (taken === 0n) return available;
  const debit = { ...side, key, kind: 'rollback', direction: 'debit', amountMinor: taken } as const;
  return (await postTransfer(tx, debit)).availableMinor;
}
