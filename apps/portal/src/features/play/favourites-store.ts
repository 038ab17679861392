import { useSyncExternalStore } from 'react';
import { createStore } from '@pelita/ui/store';

/** The node ids of the member's favourites; null until they are known. */
export const favourites = createStore<ReadonlySet<string> | null>(null);

const unknown = () => null;

export function useFavourites(): ReadonlySet<string> | null {
  return useSyncExternalStore(favourites.subscribe, favourites.get, unknown);
}

export function useIsFavourite(nodeId: string): boolean {
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.get()?.has(nodeId) ?? false,
    () => false,
  );
}
