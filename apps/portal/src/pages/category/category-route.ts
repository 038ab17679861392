import { useLoaderData, useMatch, useSearch } from '@tanstack/react-router';
import { categoryAt, type OpenCategory } from '../../shared/play/categories.ts';
import type { FirstGames } from './first-games.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';

/** Which category's page this is: every one of them is the same component at a path of its own. */
export function useCategory(): OpenCategory {
  // Of this page, which may still stand while the next one is on its way.
  return useMatch({ strict: false, select: ({ pathname }) => categoryAt(pathname) }) ?? 'RNG';
}

export function useListSearch(): GameListSearch {
  return gameListSearch(useSearch({ strict: false, structuralSharing: false }));
}

export function useFirstGames(): FirstGames | null {
  return useLoaderData({ strict: false, structuralSharing: false }) ?? null;
}
