import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CurrencyText, Done, InstantText, MoneyText, numberInQuery, ShortText, UuidText } from '../shapes.ts';
import { DrawNumber, DrawnNumbers, LotteryGameCode } from './shapes.ts';

/** Bets on lotteries: an order is a cart on one draw, an item one play type of it with what was entered. */

export const CART_ITEMS_MAXIMUM = 200;
export const CHASE_DRAWS_MAXIMUM = 100;
const CART_MAXIMUM_BYTES = 512_000;

/** `placed`: the draw is to come. `refunded`: the stake came back, whole. */
export const lotteryItemStates = ['placed', 'won', 'lost', 'refunded', 'cancelled', 'void'] as const;
const ItemState = z.enum(lotteryItemStates);
export type LotteryItemState = z.output<typeof ItemState>;

const AskedItem = z.strictObject({
  playType: ShortText,
  /** As entered: pasted lists and macros too. */
  content: z.string(),
  /** What a unit of stake costs, as a decimal. */
  unit: ShortText,
  multiple: z.number(),
  /** Taken instead of prizes, as a share of the stake like 0.025; none when left out. */
  rebate: z.optional(ShortText),
});
export type AskedLotteryItem = z.output<typeof AskedItem>;

const PlacedItem = z.object({ itemId: z.string(), lines: z.number(), stake: MoneyText, state: ItemState });

export const placeLotteryOrder = call('POST /lgw/orders/betting', {
  who: 'player',
  bare: true,
  idempotent: true,
  rate: 'money',
  bodyMaximumBytes: CART_MAXIMUM_BYTES,
  body: z.strictObject({
    gameCode: LotteryGameCode,
    /** The draw that closes next when left out. */
    drawNo: z.optional(DrawNumber),
    items: z.array(AskedItem).check(z.minLength(1), z.maxLength(CART_ITEMS_MAXIMUM, { error: 'too_long' })),
    /** The same cart on so many draws, this one among them. */
    chase: z.optional(
      z.strictObject({
        draws: z.int().check(z.gte(2), z.lte(CHASE_DRAWS_MAXIMUM)),
        /** One for each draw; 1 when left out. */
        multiples: z.optional(z.array(z.int().check(z.gte(1), z.lte(10_000)))),
        stopOnWin: z.boolean(),
      }),
    ),
  }),
  value: z.object({
    orderId: UuidText,
    drawNo: z.string(),
    stake: MoneyText,
    items: z.array(PlacedItem),
    chaseId: z.optional(UuidText),
  }),
  refusals: [
    'play_limit_reached',
    'on_break',
    'lottery_game_unknown',
    'bet_malformed',
    'draw_closed',
    'number_sold_out',
    'insufficient_balance',
    'wallet_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Bets a cart on a draw, whole or not at all, and with a chase on the draws that come.',
});

/** A line that got something back, and why, by the code that settled it. */
const WonLine = z.object({
  /** The line’s own numbers. */
  keys: z.array(z.string()),
  returned: MoneyText,
  awards: z.array(
    z.object({
      prize: z.string(),
      times: z.number(),
      /** What one unit gets back, the stake included, to four places, cut off. */
      odds: z.string(),
      /** Where the numbers were seen. */
      seen: z.array(z.string()),
    }),
  ),
});

const LotteryItem = z.object({
  ...PlacedItem.shape,
  playType: z.string(),
  content: z.string(),
  /** Of a line, the multiple within it. */
  unit: MoneyText,
  rebate: z.string(),
  won: MoneyText,
  refunded: MoneyText,
  rebated: MoneyText,
});

export const LotteryOrder = z.object({
  orderId: UuidText,
  gameCode: z.string(),
  drawNo: z.string(),
  drawsAt: InstantText,
  closesAt: InstantText,
  stake: MoneyText,
  currency: CurrencyText,
  at: InstantText,
  chaseId: z.nullable(UuidText),
  /** Until the draw closes, where the game allows it. */
  isCancellable: z.boolean(),
  items: z.array(LotteryItem),
});
export type LotteryOrder = z.output<typeof LotteryOrder>;

export const todaysLotteryOrders = call('GET /lgw/orders/today', {
  who: 'player',
  bare: true,
  query: z.strictObject({ page: numberInQuery(1, 1_000, 1), size: numberInQuery(1, 100, 20) }),
  value: z.object({ content: z.array(LotteryOrder), page: z.number(), hasMore: z.boolean() }),
  summary:
    'The player’s orders of this business day, and those of earlier days whose draw is still to come, the newest first.',
});

export const getLotteryOrder = call('GET /lgw/orders/{orderId}', {
  who: 'player',
  bare: true,
  params: z.strictObject({ orderId: UuidText }),
  value: z.object({
    ...LotteryOrder.shape,
    /** Null until the draw has one. */
    result: z.nullable(DrawnNumbers),
    items: z.array(z.object({ ...LotteryItem.shape, wonLines: z.array(WonLine) })),
  }),
  refusals: ['lottery_order_unknown'],
  summary: 'One of the player’s own orders, with which number won which prize at which odds.',
});

export const cancelLotteryItems = call('PUT /lgw/orders/suborders/cancel', {
  who: 'player',
  whileOnBreak: true,
  bare: true,
  rate: 'money',
  body: z.strictObject({
    itemIds: z
      .array(z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,3}$/, { error: 'pattern' })))
      .check(z.minLength(1), z.maxLength(CART_ITEMS_MAXIMUM, { error: 'too_long' })),
  }),
  value: Done,
  refusals: ['lottery_order_unknown', 'draw_closed', 'bet_stands'],
  summary: 'Takes items of orders back until their draw closes; the stakes come back at once.',
});

export const chaseStates = ['running', 'finished', 'won', 'stopped', 'refused'] as const;
export type LotteryChaseState = (typeof chaseStates)[number];

const LotteryChase = z.object({
  chaseId: UuidText,
  gameCode: z.string(),
  /** The cart as it was asked. */
  items: z.array(z.object({ playType: z.string(), content: z.string(), unit: z.string(), multiple: z.number() })),
  state: z.enum(chaseStates),
  /** The code of the refusal that ended it. */
  reason: z.nullable(z.string()),
  /** On how many of its draws it has been bet. */
  placed: z.number(),
  multiples: z.array(z.number()),
  stopOnWin: z.boolean(),
  startedAt: InstantText,
  endedAt: z.nullable(InstantText),
});

export const listLotteryChases = call('GET /lgw/orders/chases', {
  who: 'player',
  bare: true,
  query: z.strictObject({ page: numberInQuery(1, 1_000, 1), size: numberInQuery(1, 100, 20) }),
  value: z.object({ content: z.array(LotteryChase), page: z.number(), hasMore: z.boolean() }),
  summary: 'The player’s chases: those that run, then those that have ended, the newest first.',
});

export const stopLotteryChase = call('PUT /lgw/orders/chases/{chaseId}/stop', {
  who: 'player',
  whileOnBreak: true,
  bare: true,
  rate: 'money',
  params: z.strictObject({ chaseId: UuidText }),
  body: z.optional(z.strictObject({})),
  value: LotteryChase,
  refusals: ['lottery_order_unknown'],
  summary: 'Ends a chase; what is bet already stands.',
});
