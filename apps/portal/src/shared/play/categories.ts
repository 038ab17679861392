import { gameCategories, type GameCategory, type Startup } from '@pelita/contract';

/** The pages of the categories. One without a page is not shown yet. */
export const pathOfCategory = { RNG: '/rng' } as const satisfies Partial<Record<GameCategory, string>>;
export type OpenCategory = keyof typeof pathOfCategory;

/** NAV-02: the categories that at least one vendor serves, in the order of the navigation. */
export function openCategories(lanes: Startup['lanes']): OpenCategory[] {
  return gameCategories.filter(
    (category): category is OpenCategory =>
      category in pathOfCategory && lanes.some((lane) => lane.gameType === category && lane.cards.length > 0),
  );
}

export function gamesIn(lanes: Startup['lanes'], category: GameCategory): number {
  return lanes.find((lane) => lane.gameType === category)?.gameCount ?? 0;
}

export function vendorsIn(lanes: Startup['lanes'], category: GameCategory): number {
  return lanes.find((lane) => lane.gameType === category)?.vendorCount ?? 0;
}
