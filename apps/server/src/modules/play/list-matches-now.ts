import type { CallAnswer, CallInput, listMatchesNow as listMatchesNowCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { PlayNeeds } from './needs.ts';

type Call = typeof listMatchesNowCall;

/** Live ones first, then by start; a book under maintenance takes no bets and is left out. Read once for everybody. */
export function listMatchesNow(needs: PlayNeeds) {
  const matches = needs.kept((tx) => readMatches(needs, tx));
  return async (_who: unknown, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const list = await matches();
    return { list: query.gameType ? list.filter(({ game }) => game.gameType === query.gameType) : list };
  };
}

async function readMatches(needs: PlayNeeds, tx: Tx): Promise<CallAnswer<Call>['list']> {
  const matches = await needs.matchesNow(tx);
  return matches
    .filter(({ game }) => !needs.isClosed(game))
    .toSorted((a, b) => Number(b.isLive) - Number(a.isLive) || Temporal.Instant.compare(a.startsAt, b.startsAt))
    .map(({ game, startsAt, ...match }) => ({
      ...match,
      startsAt: startsAt.toString(),
      game: needs.gameShape(game, { isNew: false, isHot: false, isClosed: false }),
    }));
}
