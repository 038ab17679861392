import type { CallValue } from './call.ts';
import type { listAnnouncements } from './announcements.ts';
import type { Game, listGames, listVendorCards, listWinners } from './catalogue.ts';
import { VENDOR_DROPDOWN_MAXIMUM } from './constants.ts';
import type { getConsolidatedSettings, getSystemStatus, WhitelabelNode } from './site.ts';

/** What a page holds when it arrives: answers of the same calls that the client sends later, so that no request waits. */
export type Startup = {
  /** The part of the brand that is not settings. */
  brand: { code: string; name: string; tokens: Record<string, string>; sharePicture: string | null };
  settings: CallValue<typeof getConsolidatedSettings>;
  status: CallValue<typeof getSystemStatus>;
  whitelabel: WhitelabelNode[];
  /** By category, in the order of the navigation: the first vendors, as many as a dropdown shows, and the counts of all. */
  lanes: CallValue<typeof listVendorCards>['data']['lanes'];
  /** How players pay in, as every footer shows it. */
  payments: { name: string; icon: string }[];
  announcements: CallValue<typeof listAnnouncements>;
  home: { hot: Game[]; fresh: Game[]; winners: CallValue<typeof listWinners>['list'] };
};

/** The first page of a game list, as the address asks for it. */
export type GamePage = CallValue<typeof listGames>;

/** What a page carries of the vendors: dozens of cards in every document would be most of its weight. */
export function startupLanes(lanes: Startup['lanes']): Startup['lanes'] {
  return lanes.map((lane) => ({
    ...lane,
    cards: lane.cards.slice(0, VENDOR_DROPDOWN_MAXIMUM),
    // Filters come with the page that has them.
    gameClassify: [],
  }));
}
