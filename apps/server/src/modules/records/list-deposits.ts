import { type CallAnswer, type CallInput, decimalFromMinor, type depositTransaction } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { depositsBetween } from '../cashier/index.ts';
import { businessSpan } from '../figures/index.ts';
import { readWallet } from '../ledger/index.ts';
import { pageOf, pagesOf } from './pages.ts';

type Call = typeof depositTransaction;

export async function listDeposits(tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const span = await businessSpan(tx, query);
  const { currency } = await readWallet(tx, who.player.playerId);
  const all = await depositsBetween(tx, who.player.playerId, span);
  const orders = query.status === undefined ? all : all.filter(({ state }) => state === query.status);
  return {
    from: span.from,
    to: span.to,
    pageNum: query.pageNum,
    totalPages: pagesOf(orders.length, query.pageSize),
    content: pageOf(orders, query).map((order) => ({
      orderId: order.id,
      number: `D${order.id.slice(-8).toUpperCase()}`,
      method: order.method,
      amount: decimalFromMinor(order.amountMinor, order.currency),
      receivedAmount: decimalFromMinor(order.receivedMinor, order.currency),
      currency: order.currency,
      status: order.state,
      createdAt: order.createdAt.toString(),
    })),
    totals: {
      count: orders.length,
      received: decimalFromMinor(
        orders.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0n),
        currency,
      ),
      currency,
    },
  };
}
