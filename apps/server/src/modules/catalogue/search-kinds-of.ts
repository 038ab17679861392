import { type SearchKind, searchKindsNamed } from '@pelita/contract';
import { pageTexts } from '@pelita/i18n/server-catalogues';

/** FIND-01: the categories and features under the names that people of a language know them by. */
export function searchKindsOf(language: string): SearchKind[] {
  const known = kept.get(language);
  if (known) return known;
  const { games = {}, lobby = {} } = pageTexts(language, 'lobby');
  const kinds = searchKindsNamed({
    category: (category) => String(games[category]),
    feature: (feature) => String(lobby[feature]),
  });
  kept.set(language, kinds);
  return kinds;
}

const kept = new Map<string, SearchKind[]>();
