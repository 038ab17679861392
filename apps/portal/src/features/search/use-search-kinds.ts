import { searchKindsNamed, type SearchKind } from '@pelita/contract';
import { useMemo } from 'react';
import { useText } from '../../shared/language/use-text.ts';

/** FIND-01: categories and features under the names that this page has for them. */
export function useSearchKinds(): SearchKind[] {
  const games = useText('games');
  const lobby = useText('lobby');
  return useMemo(
    () => searchKindsNamed({ category: (name) => games(name), feature: (name) => lobby(name) }),
    [games, lobby],
  );
}
