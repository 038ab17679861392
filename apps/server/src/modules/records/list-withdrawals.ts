import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  minorFromDecimal,
  type withdrawTransaction,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { businessSpan } from '../figures/index.ts';
import { readWallet } from '../ledger/index.ts';
import { withdrawalsBetween } from '../withdrawals/index.ts';
import { pageOf, pagesOf } from './pages.ts';

type Call = typeof withdrawTransaction;

export async function listWithdrawals(
  tx: Tx,
  who: CallerOf<Call>,
  { query }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const span = await businessSpan(tx, query);
  const { currency } = await readWallet(tx, who.player.playerId);
  const all = await withdrawalsBetween(tx, who.player.playerId, span);
  const rows = query.status === undefined ? all : all.filter(({ status }) => status === query.status);
  const sumOf = (texts: readonly string[]) =>
    decimalFromMinor(
      texts.reduce((sum, text) => sum + (minorFromDecimal(text, currency) ?? 0n), 0n),
      currency,
    );
  return {
    from: span.from,
    to: span.to,
    pageNum: query.pageNum,
    totalPages: pagesOf(rows.length, query.pageSize),
    content: pageOf(rows, query),
    totals: {
      count: rows.length,
      asked: sumOf(rows.map(({ amount }) => amount)),
      paid: sumOf(rows.map(({ paidAmount }) => paidAmount)),
      currency,
    },
  };
}
