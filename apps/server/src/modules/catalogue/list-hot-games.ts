import type { CallAnswer, CallInput, listHotGames as listHotGamesCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { shapes } from './shapes.ts';
import { onShelf } from './shelf.ts';
import type { Shelves } from './shelves.ts';

type Call = typeof listHotGamesCall;

/** The most played titles of the last days; an empty list when nobody has played. */
export function listHotGames(shelves: Shelves) {
  return async (tx: Tx, _who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const all = await shelves.snapshot(tx);
    const rounds = await shelves.rounds();
    const hot = onShelf(all, 'HOT', { now: tx.now, rounds, favourites: [], recent: [] });
    const wanted = isOnOurPlatform(query)
      ? hot.filter((game) => !query.vassalage || game.vendorCode === query.vassalage)
      : [];
    return { list: shapes(wanted, shelves, { all, rounds, now: tx.now }) };
  };
}

/** The one platform that the wire knows and no title here runs on. */
const FOREIGN_PLATFORM = 'flash';

/** Every title is HTML5, so whoever wants another platform alone gets nothing. */
function isOnOurPlatform({ isPlatform, platform }: CallInput<Call>['query']): boolean {
  if (isPlatform !== '2' || !platform) return true;
  return platform.split(',').some((name) => name.trim() !== FOREIGN_PLATFORM);
}
