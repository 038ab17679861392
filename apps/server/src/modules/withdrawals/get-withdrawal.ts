import {
  type CallAnswer,
  type CallInput,
  type getWithdrawal as getCall,
  type listWithdrawals as listCall,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { withdrawalOf, withdrawalsOf } from './store.ts';
import { withdrawalShape } from './withdrawal-shape.ts';

type Call = typeof getCall;
type ListCall = typeof listCall;

const PAGE_SIZE = 20;

/** One of the player's own; another player's answers like one that does not exist. */
export async function getWithdrawal(
  tx: Tx,
  who: CallerOf<Call>,
  { params }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const withdrawal = await withdrawalOf(tx, who.player.playerId, params.orderId);
  if (!withdrawal) throw new Refusal('withdrawal_unknown');
  return withdrawalShape(withdrawal);
}

export async function listWithdrawals(
  tx: Tx,
  who: CallerOf<ListCall>,
  { query }: CallInput<ListCall>,
): Promise<CallAnswer<ListCall>> {
  const { rows, total } = await withdrawalsOf(tx, who.player.playerId, { page: query.pageNum, size: PAGE_SIZE });
  return { content: rows.map(withdrawalShape), pageNum: query.pageNum, totalPages: Math.ceil(total / PAGE_SIZE) };
}
