import type { CallAnswer, CallInput, CurrencyCode, getContracts as getContractsCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { contractShapes } from './agreement/contract-shape.ts';
import { givenContracts, ownContracts } from './store.ts';

type Call = typeof getContractsCall;
const PAGE = 20;

export function getContracts(currency: CurrencyCode) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const own = await ownContracts(tx, playerId, query.family);
    const given = await givenContracts(tx, playerId, query.family, { page: query.pageNum, size: PAGE });
    return {
      own: await contractShapes(tx, currency, own),
      given: await contractShapes(tx, currency, given.rows),
      pageNum: query.pageNum,
      totalPages: Math.max(1, Math.ceil(given.total / PAGE)),
    };
  };
}
