import { gameOf } from '@pelita/lottery';
import type { Tx } from '../../../platform/database/tx.ts';
import { tables } from '../store.ts';
import { groupOf, rulesOf } from './game-facts.ts';

/** A game by its code, for launches; null for one that there is not. */
export async function findLottery(tx: Tx, gameCode: string) {
  const game = gameOf(gameCode);
  if (game === undefined) return null;
  const row = await tables(tx)
    .selectFrom('lottery_game')
    .select('is_open')
    .where('code', '=', gameCode)
    .executeTakeFirst();
  return row ? { group: groupOf(game), prizeMode: rulesOf(game).prizeMode, isOpen: row.is_open } : null;
}
