import type { GameCategory } from './catalogue.ts';
import { gameCategories, gameFeatures, type GameFeature } from './game-kinds.ts';
import { searchKey } from './search-key.ts';

/** What a word of a search may mean beside a name: a category, or what an engine can do. */
export type SearchKind = { label: string } & ({ category: GameCategory } | { feature: GameFeature });

/** A label is known by its beginning too, once that is long enough to mean nothing else. */
const SHORTEST_BEGINNING = 4;

/** Categories and features under their names in a language, and under those of the wire. */
export function searchKindsNamed(names: {
  category: (category: GameCategory) => string;
  feature: (feature: GameFeature) => string;
}): SearchKind[] {
  return [
    ...gameCategories.flatMap((category) => labelled([names.category(category), category], { category })),
    ...gameFeatures.flatMap((feature) => labelled([names.feature(feature), feature], { feature })),
  ];
}

function labelled<Meaning extends object>(labels: string[], meaning: Meaning) {
  return labels.map((label) => ({ label: searchKey(label), ...meaning }));
}

/** A text taken apart: "koi free spins" is the name koi, with free spins. */
export function splitSearch(text: string, known: readonly SearchKind[]): { name: string; kinds: SearchKind[] } {
  const words = searchKey(text).split(' ');
  const name: string[] = [];
  const kinds: SearchKind[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at, known);
    if (found) kinds.push(found.kind);
    else name.push(words[at] ?? '');
    at += found?.count ?? 1;
  }
  return { name: name.join(' '), kinds };
}

function longestAt(words: readonly string[], at: number, known: readonly SearchKind[]) {
  for (let count = Math.min(LONGEST_LABEL_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count).join(' ');
    const kind =
      known.find(({ label }) => label === said) ??
      (said.length >= SHORTEST_BEGINNING ? known.find(({ label }) => label.startsWith(said)) : undefined);
    if (kind) return { kind, count };
  }
  return null;
}
const LONGEST_LABEL_WORDS = 3;

/** Whether a title is of all these kinds. */
export function isOfKinds(
  kinds: readonly SearchKind[],
  game: { category: GameCategory; features: readonly string[] },
): boolean {
  return kinds.every((kind) =>
    'category' in kind ? kind.category === game.category : game.features.includes(kind.feature),
  );
}
