import * as z from 'zod/mini';
import { call } from './call.ts';
import { InstantText, MoneyText, UuidText } from './shapes.ts';

/**
 * The studio's tables: games that many play together, of whom all see one outcome. A round has a clock of the server's:
 * bets are taken, then closed, then the outcome is shown and paid. The page follows it by a stream of the studio's own.
 */

/** `betting`: chips are taken. `closed`: no more, and nothing is shown yet. `revealed`: the outcome and its seed. */
export const tablePhases = ['betting', 'closed', 'revealed'] as const;
export type TablePhase = (typeof tablePhases)[number];

/** `open`: its round is not over, or its money still on its way. `refused` and `cancelled`: no money stayed moved. */
export const tableBetStates = ['open', 'settled', 'refused', 'cancelled'] as const;

/** More spots than any table has. */
const SPOTS_OF_A_BET = 200;
export const TABLE_ROUNDS_PER_PAGE = 20;

const SpotText = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'pattern' }));

const TableRound = z.object({
  /** Rounds of a table are counted by the clock, so they grow, with gaps where nobody sat there. */
  number: z.number(),
  /** Day and round of the day, as it is said: "1123-0420". */
  label: z.string(),
  phase: z.enum(tablePhases),
  betsUntil: InstantText,
  revealsAt: InstantText,
  endsAt: InstantText,
  /** Of the seed that decides it, told before the first bet. */
  commitment: z.string(),
  /** Both null until it is revealed. */
  serverSeed: z.nullable(z.string()),
  drawn: z.nullable(z.array(z.number())),
});
export type TableRound = z.output<typeof TableRound>;

/** People with chips on each spot. */
const Crowd = z.record(z.string(), z.number());

const TableNews = z.object({
  /** The server's clock. */
  now: InstantText,
  round: TableRound,
  /** People who have the table open. */
  players: z.number(),
  crowd: Crowd,
});
export type TableNews = z.output<typeof TableNews>;

const TableSettled = z.object({
  number: z.number(),
  stake: MoneyText,
  win: MoneyText,
  balance: z.nullable(MoneyText),
});
export type TableSettled = z.output<typeof TableSettled>;

/** What the stream of a table tells, by the name of the event. */
export const tableEvents = {
  table: TableNews,
  crowd: z.object({ number: z.number(), players: z.number(), crowd: Crowd }),
  /** To the one whose bets they were, once the wallet has them. */
  settled: TableSettled,
} as const;
export type TableEventName = keyof typeof tableEvents;
export type TableEventData<Name extends TableEventName> = z.output<(typeof tableEvents)[Name]>;

/** Asks for the launch token as bearer, as the calls do; it is of one table, so the path names none. */
export const STUDIO_EVENTS_PATH = '/studio/events';

const Stake = z.strictObject({ spot: SpotText, amount: MoneyText });

const TableBet = z.object({
  betId: UuidText,
  number: z.number(),
  state: z.enum(tableBetStates),
  stakes: z.array(z.object({ spot: z.string(), amount: MoneyText })),
  stake: MoneyText,
  /** Null while its round is not judged. */
  win: z.nullable(MoneyText),
});
export type TableBet = z.output<typeof TableBet>;

/** A round in which the player had chips: all that is needed to check it. */
const PlayedTableRound = z.object({
  number: z.number(),
  label: z.string(),
  /** The name that its stream is drawn by. */
  round: z.string(),
  engine: z.string(),
  playedAt: InstantText,
  commitment: z.string(),
  serverSeed: z.nullable(z.string()),
  drawn: z.nullable(z.array(z.number())),
  currency: z.string(),
  bets: z.array(TableBet),
});
export type PlayedTableRound = z.output<typeof PlayedTableRound>;

const StudioTable = z.object({ gameCode: z.string().check(z.maxLength(64)) });
const refusals = ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'] as const;

export const getStudioTable = call('GET /studio/games/{gameCode}/table', {
  who: 'launch',
  params: StudioTable,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    engine: z.string(),
    currency: z.string(),
    balance: MoneyText,
    /** The least on a spot, and the most that any spot takes in a round. */
    minimum: MoneyText,
    maximum: MoneyText,
    chips: z.array(MoneyText),
    spots: z.array(z.object({ id: z.string(), maximum: MoneyText })),
    news: TableNews,
    /** The last rounds of the table, the oldest first. */
    history: z.array(z.object({ number: z.number(), drawn: z.array(z.number()) })),
    /** The player's own bets of the round that goes on. */
    bets: z.array(TableBet),
  }),
  refusals,
  summary: 'Everything that the page of a table shows when it opens.',
});
export type StudioTable = z.output<typeof getStudioTable.value>;

export const placeTableBet = call('POST /studio/games/{gameCode}/bets', {
  who: 'launch',
  params: StudioTable,
  body: z.strictObject({
    number: z.int().check(z.gte(0)),
    betKey: UuidText,
    stakes: z.array(Stake).check(z.minLength(1, { error: 'required' }), z.maxLength(SPOTS_OF_A_BET)),
  }),
  value: z.object({ bet: TableBet, balance: MoneyText }),
  refusals: [
    ...refusals,
    'bets_closed',
    'stake_out_of_limits',
    'insufficient_balance',
    'idempotency_key_reused',
    'round_cancelled',
  ],
  summary: 'Puts chips on spots of the round that takes bets. The same betKey answers the same bet.',
});

export const listTableRounds = call('GET /studio/games/{gameCode}/table/rounds', {
  who: 'launch',
  params: StudioTable,
  query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,12}$/, { error: 'whole_number' }))) }),
  value: z.object({ rounds: z.array(PlayedTableRound), hasMore: z.boolean() }),
  refusals,
  summary: 'Rounds of this table in which the player had chips, newest first.',
});
