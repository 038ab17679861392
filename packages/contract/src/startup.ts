import type { Brand, Theme } from './brand.ts';
import type { CallValue } from './call.ts';
import type { listAnnouncements } from './announcements.ts';
import type { CardGame, Game, listGames, listVendorCards, listWinners } from './catalogue.ts';
import { VENDOR_DROPDOWN_MAXIMUM } from './constants.ts';
import type { getConsolidatedSettings, getSystemStatus, WhitelabelNode } from './site.ts';

type Settings = CallValue<typeof getConsolidatedSettings>;

/** What a page holds when it arrives: answers of the same calls that the client sends later, so that no request waits. */
export type Startup = {
  /** The part of the brand that is not settings. */
  brand: Pick<Brand, 'name' | 'licence' | 'slogans' | 'texts'> & { hasLockup: boolean };
  settings: Omit<Settings, 'device' | 'lotteryType' | 'chatHeaderColour' | 'birthdayLimitYears'>;
  status: CallValue<typeof getSystemStatus>;
  whitelabel: WhitelabelNode[];
  /** By category, in the order of the navigation: the first vendors, as many as a dropdown shows, and the counts of all. */
  lanes: CallValue<typeof listVendorCards>['data']['lanes'];
  /** How players pay in, as every footer shows it. */
  payments: { name: string; icon: string }[];
  announcements: CallValue<typeof listAnnouncements>;
  hotGames: CardGame[];
  newGames: CardGame[];
  winners: HomeWinner[];
};

type Winner = CallValue<typeof listWinners>['list'][number]['vo'];
/** What home shows of a win. */
type HomeWinner = Pick<Winner, 'gameName' | 'customerName' | 'winAmount' | 'currency' | 'iconUrl'>;

/** How the brand looks, for the head of a page. */
export type PageLook = {
  /** Colours and logo of both themes as style rules. */
  style: string;
  themeColours: Record<Theme, string>;
  /** Addresses of pictures, which hold a hash of what they show. */
  icon: string;
  sharePicture: string;
};

/** How many titles stand in a row of home at most; beside the hero so many wins, or new titles while nobody has won. */
export const HOME_ROW_TITLES = 7;
export const HOME_SIDE_ROWS = 4;

/** The first page of a game list, as the address asks for it. */
export type GamePage = CallValue<typeof listGames>;

/** What a page carries of the vendors: dozens of cards in every document would be most of its weight. */
export function startupLanes(lanes: Startup['lanes']): Startup['lanes'] {
  const isLottery = ({ gameType }: Startup['lanes'][number]): boolean => gameType === 'LOTT' || gameType === 'ELOTT';
  const [lottery, ...others] = lanes.filter(isLottery);
  const gameCount = others.reduce((sum, lane) => sum + lane.gameCount, lottery?.gameCount ?? 0);
  return [
    // The lotteries share an entry, which names no vendor.
    ...(lottery ? [{ ...lottery, gameCount, cards: [], gameClassify: [] }] : []),
    ...lanes
      .filter((lane) => !isLottery(lane))
      // Filters come with the page that has them.
      .map((lane) => ({ ...lane, cards: lane.cards.slice(0, VENDOR_DROPDOWN_MAXIMUM), gameClassify: [] })),
  ];
}

/** What a page carries of a title. */
export function startupGame({ nodeName: _, showIcon: __, code: ___, ...card }: Game): CardGame {
  return card;
}

/** What a page carries of the wins. */
export function startupWinners({ list }: CallValue<typeof listWinners>): HomeWinner[] {
  return list.map(({ vo: { gameName, customerName, winAmount, currency, iconUrl } }) => ({
    gameName,
    customerName,
    winAmount,
    currency,
    iconUrl,
  }));
}

/** Those that no page reads stand in the call's answer alone: each would travel with every document. */
export function startupSettings(settings: Settings): Startup['settings'] {
  const { merchant, platform, currency, country, defaultLanguage, languages, timeZone, pointValues } = settings;
  const { loginBeforeHome, lotteryClick, welcomeAmount, consentAgeYears } = settings;
  return {
    merchant,
    platform,
    currency,
    country,
    defaultLanguage,
    languages,
    timeZone,
    pointValues,
    loginBeforeHome,
    lotteryClick,
    welcomeAmount,
    consentAgeYears,
  };
}

/** A switch that is not there is off, so those that are off stay behind. */
export function startupSwitches(nodes: readonly WhitelabelNode[]): WhitelabelNode[] {
  return nodes.filter(({ enabled, childrenNodes }) => enabled === '1' || childrenNodes.length > 0);
}
