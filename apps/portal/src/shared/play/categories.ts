import { gameCategories, type GameCategory, type Startup } from '@pelita/contract';

/** The pages of the categories; the lotteries have pages of their own. */
export const pathOfCategory = {
  BINGO: '/bingo',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  BGS: '/bgs',
} as const satisfies Partial<Record<GameCategory, string>>;
export type OpenCategory = keyof typeof pathOfCategory;
export type CategoryPath = (typeof pathOfCategory)[OpenCategory];

/** NAV-07: the vendor that an entry makes the current one. */
export const vendorOfEntry: Partial<Record<OpenCategory, string>> = { BGS: 'BGS' };

/** A category's page as a link has it; without a vendor, as its entry opens it. */
export function linkTo(category: OpenCategory, vassalage = vendorOfEntry[category]) {
  return { to: pathOfCategory[category], search: vassalage === undefined ? {} : { vassalage } };
}

export function categoryAt(path: string): OpenCategory | undefined {
  return openable.find((category) => pathOfCategory[category] === path);
}

/** Those that have a page. */
export const openable = gameCategories.filter((category): category is OpenCategory => category in pathOfCategory);

/** NAV-02: the categories that at least one vendor serves, in the order of the navigation. */
export function openCategories(lanes: Startup['lanes']): OpenCategory[] {
  return openable.filter((category) => lanes.some((lane) => lane.gameType === category && lane.cards.length > 0));
}

/** NAV-02: the one entry of both lottery categories. */
export function hasLottery(lanes: Startup['lanes']): boolean {
  return lanes.some(({ gameType, gameCount }) => (gameType === 'LOTT' || gameType === 'ELOTT') && gameCount > 0);
}

export function gamesIn(lanes: Startup['lanes'], category: GameCategory): number {
  return lanes.find((lane) => lane.gameType === category)?.gameCount ?? 0;
}

/** The picture of a category's page, painted. It lies beside the category's icon, by the same version of the kit. */
export function stageOf(lanes: Startup['lanes'], category: GameCategory): string | undefined {
  return lanes.find((lane) => lane.gameType === category)?.icon.replace('/category/', '/hub/');
}

export function vendorsIn(lanes: Startup['lanes'], category: GameCategory): number {
  return lanes.find((lane) => lane.gameType === category)?.vendorCount ?? 0;
}
