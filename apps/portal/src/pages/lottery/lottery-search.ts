import type { PageSearch } from '@pelita/router';

/** ROUTE-04: the game that is bet on and how. What is malformed is as if it were not there. */
export type LotterySearch = { gameCode?: string; playType?: string };

export const lotterySearch: PageSearch<LotterySearch> = {
  names: ['gameCode', 'playType'],
  read: ({ gameCode, playType }) => ({
    ...shaped('gameCode', gameCode, /^[A-Z0-9-]{1,32}$/),
    ...shaped('playType', playType, /^[A-Za-z0-9]{1,32}$/),
  }),
};

function shaped<Name extends keyof LotterySearch>(name: Name, raw: unknown, pattern: RegExp): LotterySearch {
  return typeof raw === 'string' && pattern.test(raw) ? { [name]: raw } : {};
}
