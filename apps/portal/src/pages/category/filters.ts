import type { GameListSearch } from './game-list-search.ts';

const filterNames = ['classify', 'feature', 'volatility', 'rtp'] as const;

export function isNarrowed(search: GameListSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined);
}

export function withoutFilters(search: GameListSearch): GameListSearch {
  const kept = Object.entries(search).filter(([name]) => !filterNames.some((filter) => filter === name));
  return Object.fromEntries(kept);
}

/** Lowest stated returns worth asking for, in percent. */
export const returns = ['94', '95', '96'] as const;
