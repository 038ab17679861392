import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { column, text, textOrZero, whole } from './column.ts';
import { GAME_LIST_PAGE_MAXIMUM, SEARCH_TEXT_MAXIMUM_LENGTH } from './constants.ts';
import {
  gameCategories,
  gameClasses,
  gameSelections,
  gameSorts,
  gameTraits,
  isGameKinds,
  volatilityLevels,
  lotteryViews,
} from './game-kinds.ts';
import { lotteryGroups } from './lottery/games.ts';
import { LotteryGameCode } from './lottery/shapes.ts';
import { Done, InstantText, MoneyText, numberInQuery, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/** Vendors and games as the lobby shows them. `vassalage` is the wire's word for a vendor's code. */

export type GameCategory = (typeof gameCategories)[number];
export const GameCategory = z.enum(gameCategories);

export type GameSort = (typeof gameSorts)[number];

export type GameSelection = (typeof gameSelections)[number];

export const Game = z.object({
  nodeId: z.string(),
  roomId: z.nullable(z.string()),
  vassalage: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  gameType: GameCategory,
  gameCode: z.string(),
  /** The same as `gameCode`, by the document's name for it. */
  code: z.string(),
  /** GAME launches; VASSALAGE stands for all games of its vendor and opens their list. */
  isGame: z.enum(isGameKinds),
  accountTypeName: z.string(),
  /** Of a lottery game: how it is played when it opens. */
  defaultPlayType: z.nullable(z.string()),
  defaultIcon: z.string(),
  showIcon: z.string(),
  /** The dominant colour, shown until the picture arrives. */
  placeholderColour: z.string(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  /** Present while the title, or its vendor, is under maintenance. */
  maintenance: z.optional(z.literal(true)),
  /** From the engine's proof, like "95.87"; null where the house has no proof, as of an outside provider's title. */
  rtpPercent: z.nullable(z.string()),
});
export type Game = z.output<typeof Game>;
/** A title as a card shows and launches it: without what the wire says twice. */
export type CardGame = Omit<Game, 'nodeName' | 'showIcon' | 'code'>;

const VendorCard = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  accountTypeId: z.string(),
  accountTypeName: z.string(),
  gameType: GameCategory,
  isHot: z.union([z.literal(0), z.literal(1)]),
  smallIcon: z.string(),
  gameCount: z.number(),
});
export type VendorCard = z.output<typeof VendorCard>;

const Language = z.optional(z.string().check(z.maxLength(8)));
/** A return in percent, like 95.5. */
const Percent = z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'pattern' })));
const Code = z.optional(z.string().check(z.maxLength(64)));

export const listGames = relay('GET', 'GCSGAME_gameList', {
  who: 'visitorOrPlayer',
  rate: 'search',
  query: z.object({
    merchantCode: Code,
    platform: Code,
    clientType: Code,
    gameType: z.optional(GameCategory),
    gameClassify: z.optional(z.enum(gameClasses)),
    vassalage: Code,
    gameName: z.optional(freeText(SEARCH_TEXT_MAXIMUM_LENGTH)),
    isNew: z.optional(z.enum(['0', '1'])),
    selection: z.optional(z.enum(gameSelections)),
    /** What the engine can do. */
    feature: z.optional(z.enum(gameTraits)),
    volatility: z.optional(z.enum(volatilityLevels)),
    rtpFrom: Percent,
    rtpTo: Percent,
    sort: z.optional(z.enum(gameSorts)),
    pageNo: numberInQuery(1, 100_000, 1),
    pageSize: numberInQuery(1, GAME_LIST_PAGE_MAXIMUM, 50),
    language: Language,
  }),
  value: z.object({ games: z.array(Game), totalPages: z.number(), totalCount: z.number() }),
  refusals: ['not_logged_in'],
  summary:
    'Games by category, vendor, class, selection, name, feature, volatility and return, in a chosen order. FAV and RECENT need a token.',
});

/**
 * Every listed title in columns, small enough to be fetched whole and searched in the browser; `expandIndex` unpacks
 * it. Each column has one entry a title, in the same order.
 */
export const gameIndex = relay('GET', 'GCSGAME_gameIndex', {
  who: 'visitor',
  prepared: true,
  query: z.object({ language: Language }),
  value: z.object({
    /** Another one whenever anything below is another. */
    version: z.string(),
    /** The version of the art kit: a part of every picture's address. */
    kit: z.string(),
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    engines: z.array(
      z.object({
        key: z.string(),
        /** The class: engines of a family show the same game and differ in what they pay. */
        family: z.string(),
        rtpPercent: z.string(),
        volatility: z.enum(volatilityLevels),
        features: z.array(z.string()),
      }),
    ),
    categories: z.array(GameCategory),
    names: column(text),
    /** The first as it is, every other one as its distance to the one before. */
    nodeIds: column(whole),
    /** Where in `vendors`, `engines` and `categories`; -1 for the engine of a title that runs on none of ours. */
    vendor: column(whole),
    engine: column(whole),
    category: column(whole),
    /** 0 where the code is the slug of the name. */
    codes: column(textOrZero),
    /** Days since 1970. */
    listedDay: column(whole),
    /** Which rows count as new, and which are under maintenance. */
    fresh: column(whole),
    closed: column(whole),
  }),
  summary: 'Every listed title, packed for search. Kept by its ETag: asked again, it is 304 while nothing changed.',
});

export const listHotGames = relay('GET', 'GCSGAME_hotGamesV2', {
  who: 'visitor',
  rate: 'search',
  query: z.object({
    merchantCode: Code,
    /** 2: only titles for the platforms that `platform` names. */
    isPlatform: Code,
    vassalage: Code,
    platform: Code,
    language: Language,
  }),
  value: z.object({ list: z.array(Game) }),
  summary:
    'Games by the number of rounds played lately; empty when nobody has played. With `isPlatform` 2 only those for the platforms named, a list like `flash,html5-desktop`: every title here is HTML5.',
});

export const listVendorsByCategory = relay('GET', 'GCSGAME_getVassGameType', {
  who: 'visitorOrPlayer',
  rate: 'search',
  query: z.object({ merchantCode: Code, platform: Code, language: Language }),
  value: z.object({
    content: z.record(
      z.string(),
      z.object({ gameCategory: GameCategory, vendors: z.array(z.object({ vassalage: z.string() })) }),
    ),
  }),
  summary: 'Which vendors serve each category; the navigation shows a category only when one does.',
});

export const listVendorCards = relay('GET', 'GCSGAME_newGameVendor', {
  who: 'visitor',
  rate: 'search',
  query: z.object({ merchantCode: Code, platform: Code, gameType: z.optional(GameCategory), language: Language }),
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          title: z.string(),
          /** The picture of the category. */
          icon: z.string(),
          gameType: GameCategory,
          cards: z.array(VendorCard),
          /** Of the whole category, also where a page carries its first cards only. */
          vendorCount: z.number(),
          gameCount: z.number(),
          gameClassify: z.array(z.object({ displayName: z.string(), gameCount: z.number(), key: z.string() })),
        }),
      ),
    }),
  }),
  summary: 'Vendor cards by category, with counted titles.',
});

export const listWinners = relay('GET', 'GCSGAME_getRankList', {
  who: 'visitor',
  rate: 'search',
  query: z.object({ gameCategory: z.optional(GameCategory), language: Language, limitNum: numberInQuery(1, 50, 10) }),
  value: z.object({
    list: z.array(
      z.object({
        vo: z.object({
          gameName: z.string(),
          customerName: z.string(),
          winAmount: z.string(),
          currency: z.string(),
          iconUrl: z.string(),
          nodeId: z.string(),
          gameType: GameCategory,
          vendor: z.string(),
          gameCode: z.string(),
          gameRoom: z.nullable(z.string()),
          wonAt: z.string(),
        }),
      }),
    ),
  }),
  summary: 'The largest real wins of the last days, players masked; trial money never counts.',
});

const NodeIdText = z.string().check(z.regex(/^\d{1,9}$/, { error: 'whole_number' }));
export const addFavourite = relay('POST', 'MCSFE_addFavoriteGameV2', {
  who: 'player',
  body: z.strictObject({ nodeId: NodeIdText }),
  value: Done,
  refusals: ['game_unknown'],
  summary: 'Marks a game as a favourite; again is the same.',
});
export const removeFavourite = relay('DELETE', 'MCSFE_removeFavoriteGameV2', {
  who: 'player',
  query: z.object({ nodeId: NodeIdText }),
  value: Done,
  summary: 'Takes a favourite away; again is the same.',
});
export const getFavourites = relay('GET', 'MCSFE_getFavoriteGames', {
  who: 'player',
  value: z.array(z.string()),
  summary: 'The node ids of the player’s favourites.',
});
export const listFavourites = relay('GET', 'MCSFE_getFavoriteGamesList', {
  who: 'player',
  rate: 'search',
  query: z.object({
    pageNo: numberInQuery(1, 100_000, 1),
    pageSize: numberInQuery(1, GAME_LIST_PAGE_MAXIMUM, 50),
    language: Language,
  }),
  value: z.object({ content: z.array(Game), pageNum: z.number(), totalPages: z.number() }),
  summary: 'The player’s favourites a page at a time, the latest first.',
});
export const getRecentGames = relay('GET', 'GCS_recentGame', {
  who: 'player',
  rate: 'search',
  query: z.object({ language: Language }),
  value: z.object({ list: z.array(Game) }),
  summary: 'The games that the player launched last.',
});

export const listRooms = relay('GET', 'GLS2_roomList', {
  who: 'player',
  rate: 'search',
  query: z.object({ merchantCode: Code, vassalage: Code, gameId: Code, platform: Code, language: Language }),
  value: z.object({
    list: z.array(
      z.object({
        roomId: z.string(),
        roomName: z.string(),
        nodeId: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        gameType: GameCategory,
        vassalage: z.string(),
        defaultIcon: z.string(),
      }),
    ),
  }),
  summary: 'The open rooms of games, by vendor and game; empty where no vendor has rooms.',
});

/** A round of a table in a word, a side or the number, and the colour in which it is written down. */
const tableTones = [
  'banker',
  'player',
  'tie',
  'dragon',
  'tiger',
  'big',
  'small',
  'triple',
  'red',
  'black',
  'green',
] as const;
const TableResult = z.object({ winner: z.string(), tone: z.enum(tableTones) });
export type TableResult = z.output<typeof TableResult>;

export const listOpenTables = call('GET /wps/game/openTables', {
  who: 'visitor',
  rate: 'search',
  value: z.object({
    list: z.array(
      z.object({
        game: Game,
        /** The family of its rules, like "roulette". */
        kind: z.string(),
        /** The least on a spot, and the most that any spot takes in a round. */
        minimum: MoneyText,
        maximum: MoneyText,
        /** People who have the table open, as its provider counts them. */
        players: z.number(),
        lastResults: z.array(TableResult),
      }),
    ),
  }),
  summary: 'Tables that many share, those with most people first.',
});
export type OpenTable = z.output<typeof listOpenTables.value>['list'][number];

export const listMatchesNow = call('GET /wps/game/matches', {
  who: 'visitor',
  rate: 'search',
  query: z.object({ gameType: z.optional(z.enum(['SPORTS', 'ESPORTS'])) }),
  value: z.object({
    list: z.array(
      z.object({
        /** The sportsbook that takes bets on it. */
        game: Game,
        matchId: UuidText,
        league: z.string(),
        isVirtual: z.boolean(),
        home: z.string(),
        away: z.string(),
        isLive: z.boolean(),
        startsAt: InstantText,
        /** Played, of so many; rounds in e-sports. */
        minute: z.number(),
        minutes: z.number(),
        score: z.object({ home: z.number(), away: z.number() }),
        /** Of the result, decimal, in the order home, draw, away; empty while it takes no bets. */
        odds: z.array(z.object({ selection: z.enum(['home', 'draw', 'away']), odds: z.string() })),
      }),
    ),
  }),
  summary: 'Matches that are played now or begin next, a few of each sportsbook.',
});
export type MatchNow = z.output<typeof listMatchesNow.value>['list'][number];

export const launchGame = call('GET /wps/game/launchGame', {
  opensPlay: true,
  who: 'player',
  query: z.object({
    /** May be left out where `roomId` says which. */
    gameId: z.optional(z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(64))),
    roomId: Code,
    nodeId: z.optional(NodeIdText),
    accountType: Code,
    confirmTrans: Code,
    vassalage: Code,
    launchMode: Code,
    platform: Code,
    clientType: Code,
    username: Code,
    merchantCode: Code,
    language: Language,
    backUrl: z.optional(z.string().check(z.maxLength(2048))),
    token: z.optional(z.string()),
    /** With `launchMode=LOTT`: which page, at what prize mode, which game, and its lobby or where it is bet on. */
    lottoArea: z.optional(z.enum(lotteryGroups)),
    lottoPrizeMode: z.optional(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])),
    lottoGameCode: z.optional(LotteryGameCode),
    lottoView: z.optional(z.enum(lotteryViews)),
    device: Code,
  }),
  value: z.object({
    game_url: z.string(),
    game_url2: z.optional(z.string()),
    content: z.unknown(),
    /** The title; a lottery is none. */
    game: z.optional(Game),
  }),
  refusals: ['game_unknown', 'game_unavailable'],
  summary:
    'Opens a game session and answers its page. The mode `LOTT` opens none: it answers where the built-in lottery is in the portal. A token in the query is ignored. A refusal with `game_unavailable` carries up to six `suggestions`, and `maintenance` when an operator closed the game.',
});
