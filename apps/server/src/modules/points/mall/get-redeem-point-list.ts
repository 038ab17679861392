import type { Brand, CallAnswer, CallInput, getRedeemPointList as listCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { exchangeShape } from '../exchange.ts';
import { goodsInOrder, tables } from '../store.ts';

type Call = typeof listCall;

const PAGE_SIZE = 20;

export function getRedeemPointList(brand: Brand) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const own = tables(tx).selectFrom('point_exchange').where('player_id', '=', who.player.playerId);
    const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc')
      .offset((query.pageNum - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .execute();
    const goods = new Map((await goodsInOrder(tx)).map((good) => [good.good_id, good]));
    const shape = { language: who.language, brand };
    return {
      content: rows.map((row) => exchangeShape(row, goods.get(row.good_id ?? ''), shape)),
      pageNum: query.pageNum,
      totalPages: Math.ceil(Number(total) / PAGE_SIZE),
    };
  };
}
