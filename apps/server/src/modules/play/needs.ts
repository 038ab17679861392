import type { CurrencyCode, Game, LotteryGroup, MatchNow, OpenTable, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { gameShape, ListedGame, pictureUrl } from '../catalogue/index.ts';
import type { RealWin } from '../wallet/index.ts';

/** The address of a provider's game page, from what its template may hold. */
export type LaunchUrl = (ask: {
  origin: string;
  token: string;
  user: string;
  gameCode: string;
  currency: string;
  language: string;
}) => string;

export type OpenTableFacts = {
  game: ListedGame;
  kind: string;
  minimumMinor: bigint;
  maximumMinor: bigint;
  players: number;
  lastResults: OpenTable['lastResults'];
};

export type MatchFacts = Omit<MatchNow, 'game' | 'startsAt'> & { game: ListedGame; startsAt: Temporal.Instant };

/** What play asks of the deployment and of other modules; the application hands in their doors. */
export type PlayNeeds = {
  currency: CurrencyCode;
  newToken: () => string;
  originFor: (host: string) => string;
  /** How a provider's pages are addressed; null for one that this deployment does not have, or has switched off. */
  launchUrlOf: (tx: Tx, providerCode: string) => Promise<LaunchUrl | null>;
  /** Whether a provider knows play money from real. One that does not would book a trial's stakes as turnover. */
  takesPlayMoney: (game: { providerCode: string; engine: string | null }) => boolean;
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>;
  listedGames: (tx: Tx) => Promise<ReadonlyMap<string, ListedGame>>;
  /** An open room, and whose it is. */
  findRoom: (tx: Tx, roomId: string) => Promise<{ roomId: string; gameCode: string } | null>;
  /** Whether the title, or its vendor, is under maintenance. */
  isClosed: (game: ListedGame) => boolean;
  suggestInstead: (tx: Tx, game: ListedGame) => Promise<Game[]>;
  /** A game of the built-in lottery; null for one that there is not. */
  findLottery: (
    tx: Tx,
    gameCode: string,
  ) => Promise<{ group: LotteryGroup; prizeMode: string; isOpen: boolean } | null>;
  /** Whose lobby a launch opens that names none. */
  lotteryArea: LotteryGroup;
  /** The listed tables that many share, with their limits, who sits there and what was dealt last. */
  openTables: (tx: Tx) => Promise<OpenTableFacts[]>;
  /** Matches of listed sportsbooks that are live or begin next. */
  matchesNow: (tx: Tx) => Promise<MatchFacts[]>;
  noteLaunch: (tx: Tx, playerId: PlayerId, gameCode: string) => Promise<void>;
  gameShape: typeof gameShape;
  pictureUrl: typeof pictureUrl;
  largestWins: (
    tx: Tx,
    ask: { since: Temporal.Instant; limit: number; gameCodes: string[] | null },
  ) => Promise<RealWin[]>;
  /** Keeps what a reading of much finds, for everybody who asks. */
  kept: <Value>(read: (tx: Tx) => Promise<Value>) => () => Promise<Value>;
  usernames: (tx: Tx, playerIds: PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
};
