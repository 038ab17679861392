import {
  type CallAnswer,
  type CallInput,
  type getDepositOrder as getDepositOrderCall,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { depositOrderShape } from './deposit-order-shape.ts';
import { orderOfPlayer } from './store.ts';

type Call = typeof getDepositOrderCall;

/** One of the player's own orders; another player's answers like one that does not exist. */
export async function getDepositOrder(
  tx: Tx,
  who: CallerOf<Call>,
  { params }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const order = await orderOfPlayer(tx, who.player.playerId, params.orderId);
  if (!order) throw new Refusal('deposit_order_unknown');
  return depositOrderShape(order, tx.now);
}
