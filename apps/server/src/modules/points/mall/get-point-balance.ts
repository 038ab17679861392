import type { CallAnswer, getPointBalance as balanceCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { changedEarnings, type Earning } from '../earning/changed-earnings.ts';
import { pointsOf } from '../store.ts';

type Call = typeof balanceCall;

/** With what was earned up to now and is credited by the next count: a player who has just played sees it. */
export function getPointBalance(earning: Earning) {
  return async (tx: Tx, { player }: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { available, held, owed } = await pointsOf(tx, player.playerId);
    const changed = await changedEarnings(tx, player.playerId, earning);
    const points = changed.reduce((sum, { difference }) => sum + difference, available - owed);
    return { currentPoints: points > 0n ? Number(points) : 0, pendingPoints: Number(held), unit: 'points' };
  };
}
