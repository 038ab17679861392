import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { openWallet, POINTS, postDebt, postTransfer } from '../../ledger/index.ts';
import { keepEarning, lockPoints } from '../store.ts';
import { changedEarnings, type Earning } from './changed-earnings.ts';

/**
 * Brings a player's points to what the stakes of the last days come to at this instant, and answers how many the player
 * has. It counts under the lock of the points' wallet: again or at once from two places changes nothing, and a bet that was
 * rolled back takes its points along. Points that were spent meanwhile are owed.
 */
export async function earnPoints(tx: Tx, playerId: PlayerId, earning: Earning): Promise<bigint> {
  await openWallet(tx, { playerId, currency: POINTS, book: 'points' });
  let available = await lockPoints(tx, playerId);
  for (const { now, difference } of await changedEarnings(tx, playerId, earning)) {
    const key = `${now.day}/${now.category}/${now.version}`;
    available = await move(tx, { playerId, key, available, difference });
    await keepEarning(tx, playerId, now, difference);
  }
  return available;
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
