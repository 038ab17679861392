import type { PageSearch } from '@pelita/router';

/** ROUTE-04: the game that is bet on and how, and where a launch came from. What is malformed is as if it were not there. */
export type LotterySearch = { gameCode?: string; playType?: string; backUrl?: string };

export const lotterySearch: PageSearch<LotterySearch> = {
  names: ['gameCode', 'playType', 'backUrl'],
  read: ({ gameCode, playType, backUrl }) => ({
    ...shaped('gameCode', gameCode, /^[A-Z0-9-]{1,32}$/),
    ...shaped('playType', playType, /^[A-Za-z0-9]{1,32}$/),
    // A path of this portal, never another site.
    ...shaped('backUrl', backUrl, /^\/(?![/\\])[\w\-./?=&%]{0,200}$/),
  }),
};

function shaped<Name extends keyof LotterySearch>(name: Name, raw: unknown, pattern: RegExp): LotterySearch {
  return typeof raw === 'string' && pattern.test(raw) ? { [name]: raw } : {};
}
