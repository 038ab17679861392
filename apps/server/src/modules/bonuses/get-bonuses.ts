import {
  type Brand,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type getBonusBets as betsCall,
  type getBonusList as listCall,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { bonusShape } from './bonus-shape.ts';
import { bonusBets, bonusById, bonusesOf } from './store.ts';

type List = typeof listCall;
type Bets = typeof betsCall;

const PAGE_SIZE = 10;

export function getBonusList(brand: Brand) {
  return async (tx: Tx, who: CallerOf<List>, { query }: CallInput<List>): Promise<CallAnswer<List>> => {
    const { rows, total } = await bonusesOf(tx, who.player.playerId, { page: query.pageNum, size: PAGE_SIZE });
    return {
      content: rows.map((row) => bonusShape(row, { language: who.language, brand })),
      pageNum: query.pageNum,
      totalPages: Math.ceil(total / PAGE_SIZE),
    };
  };
}

export async function getBonusBets(tx: Tx, who: CallerOf<Bets>, { query }: CallInput<Bets>): Promise<CallAnswer<Bets>> {
  const bonus = await bonusById(tx, who.player.playerId, query.bonusId);
  if (!bonus) throw new Refusal('bonus_unknown');
  const { rows, total } = await bonusBets(tx, bonus, { page: query.pageNum, size: PAGE_SIZE });
  const money = (minor: bigint) => decimalFromMinor(minor, bonus.currency);
  return {
    content: rows.map(({ at, category, game_code, stake_minor, counted_minor }) => ({
      time: at.toString(),
      category,
      gameCode: game_code,
      stake: money(stake_minor),
      counted: money(counted_minor),
    })),
    currency: bonus.currency,
    pageNum: query.pageNum,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}
