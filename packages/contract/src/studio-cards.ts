import * as z from 'zod/mini';
import { call } from './call.ts';
import { EmptyBody, InstantText, MoneyText, UuidText } from './shapes.ts';

/**
 * The studio's card games between people. Who asks for a seat is brought to a table of the title; a hand is gathered, held,
 * dealt and played, and the page follows it by the studio's stream. Nobody is told of another's cards before the hand is over.
 */

/**
 * `gathering`: people come. `holding`: what the hand may cost is being held of all. `playing`. `over`: the result and its
 * seeds. `cancelled`: it could not be paid for; what was held has been given back.
 */
export const cardHandStates = ['gathering', 'holding', 'playing', 'over', 'cancelled'] as const;
export const CARD_HANDS_PER_PAGE = 20;

const CardNumber = z.int().check(z.gte(0), z.lte(51));
const cardMoveKinds = ['bid', 'stake', 'play', 'pass'] as const;

const CardSeatLook = z.object({
  cardsLeft: z.number(),
  shown: z.nullable(z.array(z.number())),
  bid: z.nullable(z.number()),
  stake: z.nullable(z.number()),
  isReady: z.boolean(),
  isBanker: z.boolean(),
  hasPassed: z.boolean(),
  units: z.nullable(z.number()),
});

/** A hand as the player sees it: the own cards, and what is open to all. Seats are places at the hand, from 0. */
const CardLook = z.object({
  phase: z.enum(['bid', 'stake', 'play', 'over']),
  toAct: z.array(z.number()),
  own: z.array(z.number()),
  seats: z.array(CardSeatLook),
  trick: z.nullable(z.object({ seat: z.number(), cards: z.array(z.number()) })),
  mustInclude: z.nullable(z.number()),
  instant: z.nullable(z.string()),
});

const CardHandNews = z.object({
  handId: UuidText,
  number: z.number(),
  state: z.enum(cardHandStates),
  /** Of the house's seed, told before anybody's seed is taken. */
  commitment: z.string(),
  /** When the clock does what is next; null while the table waits for people. */
  deadline: z.nullable(InstantText),
  /** How many moves there were. */
  turn: z.number(),
  /** The seat at the table of each place at the hand. */
  places: z.array(z.number()),
  /** The player's own place; null for who waits for the next hand. */
  own: z.nullable(z.number()),
  /** Null before the cards are dealt. */
  look: z.nullable(CardLook),
  /** By place, after rake; null until it is over, and at a practice table. */
  nets: z.nullable(z.array(MoneyText)),
});
export type CardHandNews = z.output<typeof CardHandNews>;

const CardNews = z.object({
  /** The server's clock. */
  now: InstantText,
  version: z.number(),
  /** The player's own seat at the table; null for who has none. */
  seat: z.nullable(z.number()),
  seats: z.array(
    z.object({
      seat: z.number(),
      isHouse: z.boolean(),
      /** Has the page open. */
      isHere: z.boolean(),
      /** Is played for by the clock. */
      isAway: z.boolean(),
    }),
  ),
  hand: z.nullable(CardHandNews),
  /** As the wallet told it last in this hand. */
  balance: z.nullable(MoneyText),
});
export type CardNews = z.output<typeof CardNews>;

/** What the stream of a card table tells: everything that the player may see, whenever something has changed. */
export const cardEvents = { cards: CardNews } as const;

const PlayedHand = z.object({
  handId: UuidText,
  number: z.number(),
  playedAt: InstantText,
  isCancelled: z.boolean(),
  /** The player's own place. */
  own: z.number(),
  hold: MoneyText,
  /** What the hand brought after rake; null while its money is under way. */
  net: z.nullable(MoneyText),
  /** All that is needed to check it; null until it is over. */
  record: z.nullable(
    z.object({
      game: z.string(),
      round: z.string(),
      serverSeed: z.string(),
      commitment: z.string(),
      clientSeeds: z.array(z.string()),
      moves: z.array(z.object({ seat: z.number(), move: z.unknown() })),
      units: z.array(z.number()),
    }),
  ),
});
export type PlayedHand = z.output<typeof PlayedHand>;

const CardTitle = z.object({ gameCode: z.string().check(z.maxLength(64)) });
const refusals = ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'] as const;

export const getCardTable = call('GET /studio/games/{gameCode}/cards', {
  who: 'launch',
  params: CardTitle,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    engine: z.string(),
    isPractice: z.boolean(),
    currency: z.string(),
    balance: MoneyText,
    unit: MoneyText,
    /** Held of everybody before the cards are dealt: the most that a hand can cost. */
    hold: MoneyText,
    turnSeconds: z.number(),
    seatsMinimum: z.number(),
    seatsMaximum: z.number(),
    rakePercent: z.string(),
    rakeMaximum: MoneyText,
    news: CardNews,
  }),
  refusals,
  summary: 'Everything that the page of a card game shows when it opens.',
});
export type StudioCardTable = z.output<typeof getCardTable.value>;

export const takeCardSeat = call('POST /studio/games/{gameCode}/cards/seat', {
  who: 'launch',
  params: CardTitle,
  body: z.strictObject({
    /** The player's part in the shuffle, from the next hand on. */
    clientSeed: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'pattern' })),
  }),
  value: CardNews,
  refusals,
  summary: 'Seats the player at a table of the title, or keeps the seat that there is.',
});

export const leaveCardSeat = call('POST /studio/games/{gameCode}/cards/leave', {
  who: 'launch',
  params: CardTitle,
  body: EmptyBody,
  value: CardNews,
  refusals,
  summary: 'Gives up the seat; a hand under way is played to its end for who leaves.',
});

export const makeCardMove = call('POST /studio/games/{gameCode}/cards/moves', {
  who: 'launch',
  params: CardTitle,
  body: z.strictObject({
    handId: UuidText,
    /** How many moves the page had seen; the same move for the same turn counts once. */
    turn: z.int().check(z.gte(0), z.lte(9_999)),
    kind: z.enum(cardMoveKinds),
    units: z.optional(z.int().check(z.gte(0), z.lte(9))),
    cards: z.optional(z.array(CardNumber).check(z.maxLength(13))),
  }),
  value: CardNews,
  refusals: [...refusals, 'seat_missing', 'move_refused'],
  summary: 'Bids, stakes, plays cards or passes.',
});

export const listCardHands = call('GET /studio/games/{gameCode}/cards/hands', {
  who: 'launch',
  params: CardTitle,
  query: z.object({ before: z.optional(UuidText) }),
  value: z.object({ hands: z.array(PlayedHand), hasMore: z.boolean() }),
  refusals,
  summary: 'Hands that the player had a part in, newest first.',
});
