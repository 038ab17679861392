import {
  gameClasses,
  gameFeatures,
  gameSelections,
  gameSorts,
  SEARCH_TEXT_MAXIMUM_LENGTH,
  volatilityLevels,
  type GameClass,
  type GameFeature,
  type GameSelection,
  type GameSort,
} from '@pelita/contract';

/** What a category page shows, as its address says it. A malformed value is as if it were not there. */
export type GameListSearch = {
  selection?: GameSelection;
  vassalage?: string;
  q?: string;
  sort?: GameSort;
  volatility?: (typeof volatilityLevels)[number];
  feature?: GameFeature;
  /** The class: a family of engines. */
  classify?: GameClass;
  /** The lowest stated return, in whole percent. */
  rtp?: string;
};

const vendorCode = /^[A-Z0-9_]{2,32}$/;
const percent = /^\d{1,2}$/;

/** The names of an address that a category page reads. */
export const gameListNames = [
  'selection',
  'vassalage',
  'page',
  'q',
  'sort',
  'volatility',
  'feature',
  'classify',
  'rtp',
] as const;

export function gameListSearch(raw: Record<string, unknown>): GameListSearch {
  const selection = oneOf(gameSelections, raw.selection);
  // `page` is the vendor tab of the family's addresses.
  const vassalage = shaped(vendorCode, raw.vassalage) ?? shaped(vendorCode, raw.page);
  return present({
    selection: selection === 'ALL' ? undefined : selection,
    vassalage,
    q: typeof raw.q === 'string' ? searchText(raw.q) || undefined : undefined,
    sort: oneOf(gameSorts, raw.sort),
    volatility: oneOf(volatilityLevels, raw.volatility),
    feature: oneOf(gameFeatures, raw.feature),
    classify: oneOf(gameClasses, raw.classify),
    rtp: shaped(percent, raw.rtp),
  });
}

function oneOf<Value extends string>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => value === raw);
}

function shaped(pattern: RegExp, raw: unknown): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined;
}

type Maybe<Values> = { [Name in keyof Values]: Values[Name] | undefined };

function present(values: Maybe<Required<GameListSearch>>): GameListSearch {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function searchText(text: string): string {
  const storable = text.isWellFormed() && !text.includes('\0');
  return storable ? [...text.trim()].slice(0, SEARCH_TEXT_MAXIMUM_LENGTH).join('') : '';
}
