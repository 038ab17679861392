import type { CallAnswer, getPointBalance as balanceCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { type Earning, earnPoints } from '../earning/earn-points.ts';
import { pointsHeld } from '../store.ts';

type Call = typeof balanceCall;

/** With what was earned up to now: a player who has just played sees it. */
export function getPointBalance(earning: Earning) {
  return async (tx: Tx, { player }: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const available = await earnPoints(tx, player.playerId, earning);
    const held = await pointsHeld(tx, player.playerId);
    return { currentPoints: Number(available), pendingPoints: Number(held), unit: 'points' };
  };
}
