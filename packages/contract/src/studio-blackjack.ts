import * as z from 'zod/mini';
import { call } from './call.ts';
import { InstantText, MoneyText, UuidText } from './shapes.ts';

/**
 * The studio's blackjack tables, at which one person plays against the house. A hand is committed to before its stake; its
 * cards follow from that seed and from a key that the page chooses with the stake. It waits for its player's decisions.
 */

const moves = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
/** `open`: not over, or its money still on its way. `cancelled`: no money stayed moved. */
export const blackjackHandStates = ['open', 'settled', 'cancelled'] as const;
export const BLACKJACK_HANDS_PER_PAGE = 20;
/** A hand that is left stands by itself after so many hours. */
export const BLACKJACK_HOURS = 24;

const OwnHand = z.object({
  cards: z.array(z.number()),
  isDoubled: z.boolean(),
  stake: MoneyText,
  outcome: z.nullable(z.enum(['blackjack', 'win', 'push', 'lose', 'bust'])),
});

const Hand = z.object({
  number: z.number(),
  /** The name that its cards are drawn by. */
  round: z.string(),
  engine: z.string(),
  at: InstantText,
  state: z.enum(blackjackHandStates),
  commitment: z.string(),
  key: z.string(),
  moves: z.array(z.enum(moves)),
  /** The second card is not told before it is over. */
  dealer: z.array(z.number()),
  hands: z.array(OwnHand),
  active: z.nullable(z.number()),
  /** What may be decided now, empty when it is over. */
  may: z.array(z.enum(moves)),
  insurance: z.nullable(MoneyText),
  stake: MoneyText,
  /** Null until it is over. */
  win: z.nullable(MoneyText),
  serverSeed: z.nullable(z.string()),
  deadline: InstantText,
});
export type StudioBlackjackHand = z.output<typeof Hand>;

/** The hand that may be begun: its seed is fixed. */
const NextHand = z.object({ number: z.number(), round: z.string(), commitment: z.string() });

const Table = z.object({ gameCode: z.string().check(z.maxLength(64)) });
const refusals = ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'] as const;
const numberText = z.string().check(z.regex(/^\d{1,16}$/, { error: 'whole_number' }));
const answer = z.object({ hand: Hand, next: z.nullable(NextHand), balance: z.nullable(MoneyText) });

export const getBlackjackTable = call('GET /studio/games/{gameCode}/blackjack', {
  who: 'launch',
  params: Table,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    engine: z.string(),
    currency: z.string(),
    balance: MoneyText,
    minimum: MoneyText,
    maximum: MoneyText,
    chips: z.array(MoneyText),
    /** The last hand, which may wait for a decision. */
    hand: z.nullable(Hand),
    next: z.nullable(NextHand),
  }),
  refusals,
  summary: 'Everything that the page of a blackjack table shows when it opens; a hand that waits goes on.',
});
export type StudioBlackjackTable = z.output<typeof getBlackjackTable.value>;

export const dealBlackjack = call('POST /studio/games/{gameCode}/blackjack/hands', {
  who: 'launch',
  params: Table,
  body: z.strictObject({
    number: z.int().check(z.gte(0)),
    /** Chosen by the page after it saw the commitment; the cards follow from both. */
    key: UuidText,
    stake: MoneyText,
  }),
  value: answer,
  refusals: [
    ...refusals,
    'round_open',
    'round_unknown',
    'stake_out_of_limits',
    'insufficient_balance',
    'idempotency_key_reused',
    'round_cancelled',
  ],
  summary: 'Stakes a hand and deals it. The same key answers the same hand.',
});

export const moveBlackjack = call('POST /studio/games/{gameCode}/blackjack/hands/{number}/moves', {
  who: 'launch',
  params: z.object({ ...Table.shape, number: numberText }),
  body: z.strictObject({
    move: z.enum(moves),
    /** How many moves the page has seen: a decision is of one place of one hand, however often it is sent. */
    place: z.int().check(z.gte(0), z.lte(40)),
    /** Of the further stake, where the move takes one. */
    key: UuidText,
  }),
  value: answer,
  refusals: [
    ...refusals,
    'round_unknown',
    'move_refused',
    'insufficient_balance',
    'idempotency_key_reused',
    'round_cancelled',
  ],
  summary: 'Decides. Doubling, splitting and insurance take a further stake through the wallet first.',
});

export const listBlackjackHands = call('GET /studio/games/{gameCode}/blackjack/hands', {
  who: 'launch',
  params: Table,
  query: z.object({ before: z.optional(numberText) }),
  value: z.object({ hands: z.array(Hand), hasMore: z.boolean() }),
  refusals,
  summary: 'The player’s hands at this table, newest first, with all that checks them.',
});
