import type { Brand, CallAnswer, CallInput, getRewardList as listCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { rewardShape } from './reward-shape.ts';
import { claimableOf, rewardsOf } from './store.ts';

type Call = typeof listCall;

const PAGE_SIZE = 20;

export function getRewardList(brand: Brand) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const asked = { state: query.state ?? null, page: query.pageNum, size: PAGE_SIZE };
    const { rows, total } = await rewardsOf(tx, playerId, asked);
    return {
      content: rows.map((row) => rewardShape(row, { language: who.language, brand })),
      claimable: await claimableOf(tx, playerId),
      pageNum: query.pageNum,
      totalPages: Math.ceil(total / PAGE_SIZE),
    };
  };
}
