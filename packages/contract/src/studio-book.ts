import * as z from 'zod/mini';
import { call } from './call.ts';
import { InstantText, MoneyText, UuidText } from './shapes.ts';

/**
 * The studio's sportsbook. A title is one book: its leagues, their matches with prices, and bets on them. A match that is
 * `isVirtual` is played by the studio from a seed that was committed before its first bet, and is said to be virtual
 * wherever it is shown. Odds are decimal on the wire, whatever form the player reads them in.
 */

/** `duel`: two sides that score points against each other. */
export const bookSports = ['football', 'esports', 'duel'] as const;
export type BookSport = (typeof bookSports)[number];

/** `open`: not begun. `live`: bets are taken while it is played. `ended`: no bets. `settled`: paid. `void`: stakes back. */
export const matchPhases = ['open', 'live', 'ended', 'settled', 'void'] as const;
export type MatchPhase = (typeof matchPhases)[number];

/**
 * `result`: home, draw, away (no draw where none is possible). `handicap`: home, away; its line is added to the home
 * side. `total`: over, under. `score`: "2-1", or "other". Goals, points or maps, by the sport.
 */
export const marketKinds = ['result', 'handicap', 'total', 'score'] as const;
export type MarketKind = (typeof marketKinds)[number];

/** What a player lets a bet do whose odds have moved meanwhile: `none` asks again, `better` takes what pays more. */
export const oddsAcceptances = ['none', 'better', 'any'] as const;
export type OddsAcceptance = (typeof oddsAcceptances)[number];

export const legResults = ['won', 'half-won', 'push', 'half-lost', 'lost', 'void'] as const;
export type LegResult = (typeof legResults)[number];

/** `open`: not judged, or its money still on its way. `refused` and `cancelled`: no money stayed moved. */
export const bookBetStates = ['open', 'settled', 'refused', 'cancelled'] as const;

export const LEGS_OF_A_PARLAY = 10;
/** The most parlays that one system is made of. */
export const PARLAYS_OF_A_SYSTEM = 20;
export const BOOK_BETS_PER_PAGE = 20;
export const MATCH_RESULTS_PER_PAGE = 20;

/** "1.95": never more than two decimals. */
const OddsText = z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, { error: 'pattern' }));
const MarketText = z.string().check(z.regex(/^[a-z]{1,12}(:-?\d{1,3}(\.(5|25|75))?)?$/, { error: 'pattern' }));
const SelectionText = z.string().check(z.regex(/^([a-z]{1,8}|\d{1,2}-\d{1,2})$/, { error: 'pattern' }));

const Score = z.object({ home: z.number(), away: z.number() });

const BookMarket = z.object({
  /** "result", "handicap:-0.75", "total:2.5", "score". */
  id: z.string(),
  kind: z.enum(marketKinds),
  /** Of a handicap or a total, as in its id. */
  line: z.nullable(z.string()),
  /** The line that a list shows of its kind. */
  isMain: z.boolean(),
  isSuspended: z.boolean(),
  selections: z.array(z.object({ id: z.string(), odds: OddsText })),
});
export type BookMarket = z.output<typeof BookMarket>;

const BookMatch = z.object({
  matchId: UuidText,
  leagueId: z.string(),
  sport: z.enum(bookSports),
  isVirtual: z.boolean(),
  home: z.string(),
  away: z.string(),
  phase: z.enum(matchPhases),
  startsAt: InstantText,
  /** The latest: who wins enough maps ends it sooner. */
  endsAt: InstantText,
  /** Of a live match: the minute of football, the exchange of a duel, the round of e-sports; 0 before. */
  minute: z.number(),
  /** How many there are at most. */
  minutes: z.number(),
  /** When the next one is played; null unless it is live. */
  nextAt: z.nullable(InstantText),
  /** Goals, points, or maps won. */
  score: Score,
  /** Rounds of the map that goes on; null elsewhere. */
  rounds: z.nullable(Score),
  /** Each goal, point or map so far, in order. */
  events: z.array(z.object({ minute: z.number(), side: z.enum(['home', 'away']) })),
  /** Grows whenever prices or their state change; a bet names the one that it was made from. */
  version: z.number(),
  /** No bets until then: something has just happened. */
  suspendedUntil: z.nullable(InstantText),
  markets: z.array(BookMarket),
  /** Of the seed that decides a virtual match, told before its first bet; null where results come from outside. */
  commitment: z.nullable(z.string()),
  /** Of a virtual match: the chance of each side in a minute or round, out of 4096; told with the commitment. */
  rates: z.optional(Score),
  /** Null until it is over. */
  serverSeed: z.nullable(z.string()),
});
export type BookMatch = z.output<typeof BookMatch>;

const BookLeg = z.object({
  matchId: UuidText,
  leagueId: z.string(),
  sport: z.enum(bookSports),
  home: z.string(),
  away: z.string(),
  startsAt: InstantText,
  market: z.string(),
  selection: z.string(),
  odds: OddsText,
  /** At the bet. A football or duel handicap counts from it; null before the start. */
  scoreAtBet: z.nullable(Score),
  minuteAtBet: z.number(),
  /** At the end; null before. */
  finalScore: z.nullable(Score),
  result: z.nullable(z.enum(legResults)),
});

const BookBet = z.object({
  betId: UuidText,
  placedAt: InstantText,
  state: z.enum(bookBetStates),
  stake: MoneyText,
  /** What the stake is multiplied by if every leg wins. */
  odds: z.string(),
  /** How many of its legs go into each of its parlays: fewer than all in a system. */
  together: z.number(),
  /** If every leg wins. */
  possibleReturn: MoneyText,
  /** What it returned, stake and all; null while it is open. */
  returned: z.nullable(MoneyText),
  isCashedOut: z.boolean(),
  /** What it would be closed for now; null where it cannot be. */
  cashOut: z.nullable(MoneyText),
  /** What a corrected result changed after it had been paid, below zero where it took; null where nothing was. */
  correction: z.nullable(MoneyText),
  legs: z.array(BookLeg),
});
export type BookBet = z.output<typeof BookBet>;

const BookNews = z.object({
  /** The server's clock. */
  now: InstantText,
  /** Those that have changed; all of them when the page opens. */
  matches: z.array(BookMatch),
  /** Settled a while ago, and no longer listed. */
  gone: z.array(UuidText),
});
export type BookNews = z.output<typeof BookNews>;

const BookBetsNews = z.object({
  /** Own bets that have changed, and open ones whose cash-out has. */
  bets: z.array(BookBet),
  /** As the wallet told it last; null where it told none. */
  balance: z.nullable(MoneyText),
});
export type BookBetsNews = z.output<typeof BookBetsNews>;

/** What the stream of a book tells, by the name of the event. */
export const bookEvents = { book: BookNews, bets: BookBetsNews } as const;
export type BookEventName = keyof typeof bookEvents;

/** A match that is over, with all that is needed to check it. */
const PlayedMatch = z.object({
  matchId: UuidText,
  leagueId: z.string(),
  sport: z.enum(bookSports),
  home: z.string(),
  away: z.string(),
  startsAt: InstantText,
  isVoid: z.boolean(),
  score: Score,
  /** True where the result was changed after it had been told. */
  isCorrected: z.boolean(),
  events: z.array(z.object({ minute: z.number(), side: z.enum(['home', 'away']) })),
  /** Null where results come from outside. */
  record: z.nullable(
    z.object({
      engine: z.string(),
      /** The name that its stream is drawn by. */
      match: z.string(),
      /** Chances of each side in a minute or round, out of 4096. */
      homeRate: z.number(),
      awayRate: z.number(),
      commitment: z.string(),
      serverSeed: z.string(),
    }),
  ),
});
export type PlayedMatch = z.output<typeof PlayedMatch>;

const StudioBook = z.object({ gameCode: z.string().check(z.maxLength(64)) });
const StudioBookBet = z.object({ gameCode: z.string().check(z.maxLength(64)), betId: UuidText });
const refusals = ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'] as const;

export const getStudioBook = call('GET /studio/games/{gameCode}/book', {
  who: 'launch',
  params: StudioBook,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    currency: z.string(),
    balance: MoneyText,
    /** Of one bet, and the most that the player's open bets may hold on one match. */
    minimum: MoneyText,
    maximum: MoneyText,
    matchMaximum: MoneyText,
    /** No bet returns more. */
    returnMaximum: MoneyText,
    leagues: z.array(z.object({ id: z.string(), name: z.string(), sport: z.enum(bookSports), engine: z.string() })),
    /** Open and live ones, and what was settled within the last minutes; by start. */
    news: BookNews,
    /** The player's open bets, newest first. */
    bets: z.array(BookBet),
  }),
  refusals,
  summary: 'Everything that the page of a sportsbook shows when it opens.',
});
export type StudioBook = z.output<typeof getStudioBook.value>;

export const placeBookBet = call('POST /studio/games/{gameCode}/book/bets', {
  who: 'launch',
  params: StudioBook,
  body: z.strictObject({
    betKey: UuidText,
    stake: MoneyText,
    accept: z.enum(oddsAcceptances),
    /**
     * How many legs go together: all of them without it, fewer for a system, which is every parlay of so many of the legs on
     * one ticket. The stake is that of each.
     */
    together: z.optional(z.int().check(z.gte(1))),
    /** One leg is a single, more are a parlay of different matches. */
    legs: z
      .array(
        z.strictObject({
          matchId: UuidText,
          market: MarketText,
          selection: SelectionText,
          /** As the player saw them, with their version. */
          odds: OddsText,
          version: z.int().check(z.gte(0)),
        }),
      )
      .check(z.minLength(1, { error: 'required' }), z.maxLength(LEGS_OF_A_PARLAY)),
  }),
  value: z.object({ bet: BookBet, balance: MoneyText }),
  refusals: [
    ...refusals,
    'match_unknown',
    'bets_closed',
    'market_suspended',
    'odds_changed',
    'legs_of_one_match',
    'stake_out_of_limits',
    'insufficient_balance',
    'idempotency_key_reused',
    'round_cancelled',
  ],
  summary: 'Places a single or a parlay. The same betKey answers the same bet.',
});

export const cashOutBookBet = call('POST /studio/games/{gameCode}/book/bets/{betId}/cash-out', {
  who: 'launch',
  params: StudioBookBet,
  body: z.strictObject({
    /** As the player saw it; what is paid is never less. */
    amount: MoneyText,
  }),
  value: z.object({ bet: BookBet, balance: MoneyText }),
  refusals: [...refusals, 'bet_unknown', 'cash_out_unavailable', 'odds_changed', 'market_suspended'],
  summary: 'Closes an open bet for what it is worth now. Asked again, it answers what it was closed for.',
});

export const listBookBets = call('GET /studio/games/{gameCode}/book/bets', {
  who: 'launch',
  params: StudioBook,
  query: z.object({
    state: z._default(z.enum(['open', 'over']), 'over'),
    before: z.optional(UuidText),
  }),
  value: z.object({ bets: z.array(BookBet), hasMore: z.boolean() }),
  refusals,
  summary: 'Own bets of this book, open or over, newest first.',
});

export const listBookResults = call('GET /studio/games/{gameCode}/book/results', {
  who: 'launch',
  params: StudioBook,
  query: z.object({ before: z.optional(UuidText) }),
  value: z.object({ matches: z.array(PlayedMatch), hasMore: z.boolean() }),
  refusals,
  summary: 'Matches of this book that are over, the last first, with the revealed seeds of virtual ones.',
});
