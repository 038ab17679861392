import { type CallAnswer, type CallInput, type cancelWithdrawal as cancelCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { withdrawalOf } from './store.ts';
import { withdrawalShape } from './withdrawal-shape.ts';
import { moves } from './withdrawal-states.ts';

type Call = typeof cancelCall;

/** While it is pending the player may take a request back; of a cancel and an approval at once, one wins. */
export async function cancelWithdrawal(
  tx: Tx,
  who: CallerOf<Call>,
  { params }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  for (;;) {
    const seen = await withdrawalOf(tx, playerId, params.orderId);
    if (!seen) throw new Refusal('withdrawal_unknown');
    if (!moves.cancel.from.some((state) => state === seen.state)) throw new Refusal('withdrawal_not_pending');
    const cancelled = await moveWithdrawal(tx, seen, 'cancel', { actor: `player:${playerId}` });
    // A check that ran meanwhile has moved it on; it may still be pending.
    if (cancelled) return withdrawalShape(cancelled);
  }
}
