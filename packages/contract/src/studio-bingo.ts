import * as z from 'zod/mini';
import { call } from './call.ts';
import { InstantText, MoneyText, UuidText } from './shapes.ts';

/**
 * The studio's bingo rooms. Rounds follow the clock: tickets of one are sold while the balls of the one before are called.
 * When its sale ends the set of tickets is frozen and its hash is published; the balls follow from the committed seed and
 * from that hash.
 */

/** `open`: its round is not over, or its money still on its way. `refused` and `cancelled`: no money stayed moved. */
export const bingoPurchaseStates = ['open', 'settled', 'refused', 'cancelled'] as const;

/** More than any room sells to one player in a round. */
export const BINGO_TICKETS_MAXIMUM = 96;
export const BINGO_ROUNDS_PER_PAGE = 20;

const prizeId = z.string().check(z.regex(/^[a-z-]{1,20}$/));

/** A round whose tickets are sold, or whose set was frozen a moment ago. */
const BingoSale = z.object({
  /** Rounds are counted by the clock, so they grow, with gaps where nobody was in the room. */
  number: z.number(),
  /** Day and round of the day, as it is said: "1123-0420". */
  label: z.string(),
  /** The name that tickets and balls are drawn by. */
  round: z.string(),
  salesUntil: InstantText,
  callsAt: InstantText,
  /** Of the seed that decides it, told before the first ticket. */
  commitment: z.string(),
  /** Tickets that the wallet has taken the price of, and people who hold them. */
  tickets: z.number(),
  buyers: z.number(),
  /** What each prize is worth with the tickets sold so far. */
  prizes: z.array(z.object({ prize: prizeId, amount: MoneyText })),
});
export type BingoSale = z.output<typeof BingoSale>;

/** How a prize was won: after so many calls, by so many tickets. */
const BingoWon = z.object({ calls: z.number(), tickets: z.number() });

/** A round whose balls are called, or were. */
const BingoCalling = z.object({
  number: z.number(),
  label: z.string(),
  round: z.string(),
  callsAt: InstantText,
  ballMs: z.number(),
  commitment: z.string(),
  /** Of the frozen set, published before the first ball. */
  setHash: z.string(),
  tickets: z.number(),
  buyers: z.number(),
  called: z.array(z.number()),
  prizes: z.array(z.object({ prize: prizeId, amount: MoneyText, won: z.nullable(BingoWon) })),
  isOver: z.boolean(),
  /** Null until it is over. */
  serverSeed: z.nullable(z.string()),
});
export type BingoCalling = z.output<typeof BingoCalling>;

const BingoNews = z.object({
  /** The server's clock. */
  now: InstantText,
  /** People who have the room open. */
  players: z.number(),
  selling: BingoSale,
  /** Null where nobody had bought a ticket of the round before. */
  calling: z.nullable(BingoCalling),
});
export type BingoNews = z.output<typeof BingoNews>;

/** What the stream of a room tells, by the name of the event. */
export const bingoEvents = {
  room: BingoNews,
  sales: z.object({
    number: z.number(),
    players: z.number(),
    tickets: z.number(),
    buyers: z.number(),
    prizes: BingoSale.shape.prizes,
  }),
  ball: z.object({
    number: z.number(),
    /** Counted from 1. */
    call: z.number(),
    ball: z.number(),
    /** Prizes that are won with it. */
    won: z.array(z.object({ prize: prizeId, tickets: z.number() })),
  }),
  /** To the one whose tickets they were, once the wallet has the money. */
  settled: z.object({ number: z.number(), stake: MoneyText, win: MoneyText, balance: z.nullable(MoneyText) }),
} as const;
export type BingoEventName = keyof typeof bingoEvents;
export type BingoEventData<Name extends BingoEventName> = z.output<(typeof bingoEvents)[Name]>;

/** Tickets bought at once. Their numbers follow from the round, the key and the count. */
const OwnPurchase = z.object({
  number: z.number(),
  key: UuidText,
  count: z.number(),
  state: z.enum(bingoPurchaseStates),
  stake: MoneyText,
  /** Null while the round is not over. */
  win: z.nullable(MoneyText),
});
export type OwnBingoPurchase = z.output<typeof OwnPurchase>;

const Room = z.object({ gameCode: z.string().check(z.maxLength(64)) });
const refusals = ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'] as const;

export const getBingoRoom = call('GET /studio/games/{gameCode}/bingo', {
  who: 'launch',
  params: Room,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    engine: z.string(),
    currency: z.string(),
    balance: MoneyText,
    /** Of one ticket. */
    price: MoneyText,
    /** How many tickets of a round one player may hold. */
    ticketsMaximum: z.number(),
    news: BingoNews,
    /** The player's own of both rounds. */
    purchases: z.array(OwnPurchase),
  }),
  refusals,
  summary: 'Everything that the page of a bingo room shows when it opens.',
});
export type BingoRoom = z.output<typeof getBingoRoom.value>;

export const buyBingoTickets = call('POST /studio/games/{gameCode}/bingo/tickets', {
  who: 'launch',
  params: Room,
  body: z.strictObject({
    number: z.int().check(z.gte(0)),
    /** Chosen by the player's page; the numbers on the tickets follow from it. */
    key: UuidText,
    count: z.int().check(z.gte(1), z.lte(BINGO_TICKETS_MAXIMUM)),
  }),
  value: z.object({ purchase: OwnPurchase, balance: MoneyText }),
  refusals: [
    ...refusals,
    'bets_closed',
    'stake_out_of_limits',
    'tickets_sold_out',
    'insufficient_balance',
    'idempotency_key_reused',
    'round_cancelled',
  ],
  summary: 'Buys tickets of the round that is on sale. The same key answers the same purchase.',
});

export const listBingoRounds = call('GET /studio/games/{gameCode}/bingo/rounds', {
  who: 'launch',
  params: Room,
  query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,12}$/, { error: 'whole_number' }))) }),
  value: z.object({
    rounds: z.array(
      z.object({
        number: z.number(),
        label: z.string(),
        isOver: z.boolean(),
        tickets: z.number(),
        stake: MoneyText,
        win: z.nullable(MoneyText),
      }),
    ),
    hasMore: z.boolean(),
  }),
  refusals,
  summary: 'Rounds of this room of which the player held tickets, newest first.',
});

export const getBingoRound = call('GET /studio/games/{gameCode}/bingo/rounds/{number}', {
  who: 'launch',
  params: z.object({
    ...Room.shape,
    number: z.string().check(z.regex(/^\d{1,12}$/, { error: 'whole_number' })),
  }),
  value: z.object({
    engine: z.string(),
    round: z.string(),
    serverSeed: z.string(),
    commitment: z.string(),
    setHash: z.string(),
    priceMinor: z.number(),
    /** All of the round, without their buyers. */
    purchases: z.array(z.object({ key: z.string(), count: z.number() })),
    called: z.array(z.number()),
    wins: z.array(
      z.object({
        prize: z.string(),
        calls: z.number(),
        tickets: z.array(z.number()),
        sharesMinor: z.array(z.number()),
      }),
    ),
  }),
  refusals: [...refusals, 'round_unknown'],
  summary: 'All that checks a round of bingo that is over: seed, tickets, balls, prizes.',
});
