import type { CallAnswer, CallInput, listDeposits as listCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { depositOrderShape } from './deposit-order-shape.ts';
import { depositsOf } from './store.ts';

type Call = typeof listCall;

const PAGE_SIZE = 20;

export async function listDeposits(
  tx: Tx,
  who: CallerOf<Call>,
  { query: { pageNum } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { rows, total } = await depositsOf(tx, who.player.playerId, { page: pageNum, size: PAGE_SIZE });
  return {
    content: rows.map((order) => depositOrderShape(order, tx.now)),
    pageNum,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}
