import * as z from 'zod/mini';
import { relay } from './call.ts';
import { CurrencyText, InstantText, MoneyText, numberInQuery, PasswordText, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/**
 * Points are whole numbers in a book of their own: earned from stakes, never expired, exchanged for goods or converted to
 * money. Field names are those of the specification.
 */

export const POINT_GOODS_PER_EXCHANGE_MAXIMUM = 10;
export const POINTS_MAXIMUM = 1_000_000_000_000;

export const PointExchangeStatus = z.enum(['pending', 'confirmed', 'rejected']);
export type PointExchangeStatus = z.output<typeof PointExchangeStatus>;
export const pointGoodKinds = ['item', 'credit'] as const;

const Points = z.int().check(z.minimum(1, { error: 'too_small' }), z.maximum(POINTS_MAXIMUM, { error: 'too_large' }));

export const getPointBalance = relay('GET', 'MCS2_getPointBalance', {
  who: 'member',
  value: z.object({
    currentPoints: z.number(),
    /** Held by exchanges that are not decided yet. */
    pendingPoints: z.number(),
    unit: z.literal('points'),
  }),
  summary: 'The player’s points, with what was earned up to this instant.',
});

export const getPointConfig = relay('GET', 'MCS2_getPointConfig', {
  who: 'visitorOrPlayer',
  value: z.object({
    /** Points for one whole unit of the currency. */
    conversionRatio: z.number(),
    currency: CurrencyText,
    /** Points for one whole unit staked, as decimal text, by category; what is not named earns none. */
    rates: z.record(z.string(), z.string()),
    isConvertible: z.boolean(),
  }),
  summary: 'How points are earned and what they convert to.',
});

export const PointGood = z.object({
  rewardId: UuidText,
  name: z.string(),
  detail: z.string(),
  kind: z.enum(pointGoodKinds),
  pictureUrl: z.string(),
  requiredPoints: z.number(),
  /** Staked within the last thirty days, before it can be had; null where nothing is asked. */
  requiredAmount: z.nullable(MoneyText),
  availableQuantity: z.number(),
  /** What a credit pays into the wallet; null for what is sent. */
  exchangeAmount: z.nullable(MoneyText),
  currency: CurrencyText,
});
export type PointGood = z.output<typeof PointGood>;

export const getPointReward = relay('GET', 'MCS2_getPointReward', {
  who: 'visitorOrPlayer',
  value: z.object({ rewards: z.array(PointGood) }),
  summary: 'The goods of the points mall, in the operator’s order.',
});

export const PointExchange = z.object({
  referenceNumber: z.string(),
  applyTime: InstantText,
  type: z.enum(['item', 'credit', 'conversion']),
  /** Of the good, in the language of the reader; empty for a conversion. */
  name: z.string(),
  quantity: z.number(),
  points: z.number(),
  /** Paid into the wallet; null for what is sent. */
  exchangeAmount: z.nullable(MoneyText),
  currency: CurrencyText,
  status: PointExchangeStatus,
  /** The operator's words. */
  remark: z.nullable(z.string()),
});
export type PointExchange = z.output<typeof PointExchange>;

const Line = freeText(100);

export const redeemPointReward = relay('POST', 'MCS2_redeemPointReward', {
  who: 'member',
  sealed: true,
  idempotent: true,
  passwordChecked: true,
  rate: 'money',
  body: z.strictObject({
    rewardId: UuidText,
    quantity: z
      .int()
      .check(z.minimum(1, { error: 'too_small' }), z.maximum(POINT_GOODS_PER_EXCHANGE_MAXIMUM, { error: 'too_large' })),
    paymentPassword: PasswordText,
    /** Where it is sent to; a credit needs none. */
    delivery: z.optional(z.strictObject({ name: Line, phone: Line, address: freeText(300) })),
  }),
  value: PointExchange,
  refusals: [
    'in_need_true_account',
    'payment_password_unset',
    'payment_password_wrong',
    'point_good_unknown',
    'point_good_sold_out',
    'point_stake_required',
    'point_delivery_required',
    'points_insufficient',
    'wallet_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Exchanges points for a good: a credit is paid at once, what is sent waits for an operator.',
});

export const convertPoint = relay('POST', 'MCS2_convertPoint', {
  who: 'member',
  sealed: true,
  idempotent: true,
  passwordChecked: true,
  rate: 'money',
  body: z.strictObject({ points: Points, paymentPassword: PasswordText }),
  value: z.object({
    referenceNumber: z.string(),
    /** Those that were taken: whole multiples of the ratio’s smallest amount. */
    points: z.number(),
    exchangeAmount: MoneyText,
    remainingPoints: z.number(),
    currency: CurrencyText,
  }),
  refusals: [
    'in_need_true_account',
    'payment_password_unset',
    'payment_password_wrong',
    'points_below_ratio',
    'points_insufficient',
    'wallet_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Converts points to money; what does not come to a whole unit stays as points.',
});

const paged = { pageNum: numberInQuery(1, 1_000, 1) };

export const getRedeemPointList = relay('GET', 'MCS2_getRedeemPointList', {
  who: 'member',
  query: z.strictObject(paged),
  value: z.object({ content: z.array(PointExchange), pageNum: z.number(), totalPages: z.number() }),
  summary: 'The player’s exchanges and conversions, the newest first, twenty a page.',
});

export const PointMovement = z.object({
  time: InstantText,
  type: z.enum(['earned', 'takenBack', 'exchange', 'returned']),
  /** The category that was played; empty for an exchange. */
  category: z.string(),
  /** Above zero what came in. */
  points: z.number(),
  remainingPoints: z.number(),
});
export type PointMovement = z.output<typeof PointMovement>;

export const memberPointTransactions = relay('GET', 'ODSFE2_MemTransDet', {
  who: 'member',
  query: z.strictObject(paged),
  value: z.object({ content: z.array(PointMovement), pageNum: z.number(), totalPages: z.number() }),
  summary: 'Every movement of the player’s points with the points that it left, the newest first, twenty a page.',
});
