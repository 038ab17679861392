import type { LotteryGroup } from '@pelita/contract';
import { gameOf } from '@pelita/lottery';
import type { Tx } from '../../../platform/database/tx.ts';
import { tables } from '../store.ts';
import { groupOf } from './game-facts.ts';

/** How many games of each group operators have open, for the navigation. */
export async function countOpenGames(tx: Tx): Promise<ReadonlyMap<LotteryGroup, number>> {
  const open = await tables(tx).selectFrom('lottery_game').select('code').where('is_open', '=', true).execute();
  const games = open.flatMap(({ code }) => gameOf(code) ?? []);
  return new Map([...Map.groupBy(games, groupOf)].map(([group, members]) => [group, members.length]));
}
