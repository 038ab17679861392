import * as z from 'zod/mini';
import { call } from './call.ts';
import { DepositStatus } from './cashier.ts';
import { MovementDispute, MovementId } from './disputes.ts';
import { gameCategories } from './game-kinds.ts';
import { CurrencyText, DayText, InstantText, MoneyText, numberInQuery, UuidText } from './shapes.ts';
import { WithdrawalOrder, WithdrawalStatus } from './withdrawals.ts';

/**
 * What a member has done and what it came to. Days are business days in the brand's zone, both ends included; without them
 * the last seven. Each list is given as a CSV file too, to whom asks for `text/csv`.
 */

export const RECORD_DAYS_MAXIMUM = 366;
export const RECORD_PAGE_SIZE_MAXIMUM = 100;
/** Rows of a file; a longer list is asked for in parts. */
export const RECORD_FILE_ROWS_MAXIMUM = 20_000;
/** A status is looked for among so many of the newest bets. */
export const STATUS_BETS_MAXIMUM = 5_000;

const span = { from: z.optional(DayText), to: z.optional(DayText) };
const paged = {
  pageNum: numberInQuery(1, 1_000_000, 1),
  pageSize: numberInQuery(1, RECORD_PAGE_SIZE_MAXIMUM, 20),
};
const VendorText = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/, { error: 'pattern' }));
const page = { from: DayText, to: DayText, pageNum: z.number(), totalPages: z.number() };

export const DepositRecord = z.object({
  orderId: UuidText,
  /** Short, for people. */
  number: z.string(),
  method: z.string(),
  amount: MoneyText,
  receivedAmount: MoneyText,
  currency: CurrencyText,
  status: DepositStatus,
  createdAt: InstantText,
});
export type DepositRecord = z.output<typeof DepositRecord>;

export const depositTransaction = call('GET /wps/report/depositTransaction', {
  who: 'player',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, status: z.optional(DepositStatus) }),
  value: z.object({
    ...page,
    content: z.array(DepositRecord),
    totals: z.object({ count: z.number(), received: MoneyText, currency: CurrencyText }),
  }),
  summary: 'The player’s deposit orders of some days, the newest first.',
});

export const withdrawTransaction = call('GET /wps/report/withdrawTransaction', {
  who: 'player',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, status: z.optional(WithdrawalStatus) }),
  value: z.object({
    ...page,
    content: z.array(WithdrawalOrder),
    totals: z.object({ count: z.number(), asked: MoneyText, paid: MoneyText, currency: CurrencyText }),
  }),
  summary: 'The player’s withdrawals of some days, the newest first.',
});

/** What moves a wallet, as its player names it. */
export const movementTypes = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'transfer',
  'bonus',
  'adjustment',
  'fee',
  'repayment',
  'rebate',
  'income',
] as const;
export const MovementType = z.enum(movementTypes);
export type MovementType = z.output<typeof MovementType>;

export const MovementRecord = z.object({
  movementId: MovementId,
  at: InstantText,
  /** `other`: of a kind that has no filter. */
  type: z.enum([...movementTypes, 'other']),
  /** Above zero what came in. */
  amount: MoneyText,
  balanceAfter: MoneyText,
  currency: CurrencyText,
  /** Of the title that was played; null for everything else. */
  gameName: z.nullable(z.string()),
  vendor: z.nullable(z.string()),
  /** What customer service finds it by. */
  reference: z.string(),
  /** What its player has last said is wrong with it; null where nothing was said. */
  dispute: z.nullable(MovementDispute),
});
export type MovementRecord = z.output<typeof MovementRecord>;

export const accountTransaction = call('GET /wps/report/accountTransaction', {
  who: 'player',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, type: z.optional(MovementType), vendor: z.optional(VendorText) }),
  value: z.object({
    ...page,
    content: z.array(MovementRecord),
    totals: z.object({ count: z.number(), in: MoneyText, out: MoneyText, currency: CurrencyText }),
  }),
  summary: 'Every movement of the player’s wallet with the balance that it left, the newest first.',
});

/** `open`: its round is not known to be over. `returned`: the stake came back. */
export const betStatuses = ['open', 'won', 'lost', 'returned'] as const;
export const BetStatus = z.enum(betStatuses);
export type BetStatus = z.output<typeof BetStatus>;

export const BetRecord = z.object({
  betId: z.string(),
  at: InstantText,
  gameCode: z.string(),
  gameName: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  product: z.enum(gameCategories),
  stake: MoneyText,
  won: MoneyText,
  /** What it left the player with: above zero a win. */
  net: MoneyText,
  currency: CurrencyText,
  status: BetStatus,
});
export type BetRecord = z.output<typeof BetRecord>;

export const accountGameBetHistory = call('GET /wps/report/accountGameBetHistory', {
  who: 'player',
  rate: 'search',
  table: true,
  query: z.strictObject({
    ...span,
    ...paged,
    /** A product. */
    type: z.optional(z.enum(gameCategories)),
    vendor: z.optional(VendorText),
    status: z.optional(BetStatus),
  }),
  value: z.object({
    ...page,
    content: z.array(BetRecord),
    totals: z.object({
      count: z.number(),
      stake: MoneyText,
      won: MoneyText,
      net: MoneyText,
      currency: CurrencyText,
      /** False where a status was looked for among the newest bets alone. */
      isComplete: z.boolean(),
    }),
    /** What the player has staked on in these days: what the filters offer. */
    played: z.array(z.object({ product: z.enum(gameCategories), vendor: z.string(), vendorName: z.string() })),
  }),
  summary: 'The player’s bets of real or play money of some days, the newest first.',
});

/** A round of a built-in game, as its player may check it. */
const CheckableRound = z.object({
  roundId: UuidText,
  engine: z.string(),
  lineBet: MoneyText,
  totalWin: MoneyText,
  nonce: z.number(),
  clientSeed: z.string(),
  commitment: z.string(),
  /** Null until the player changes seeds. */
  serverSeed: z.nullable(z.string()),
  stops: z.array(z.array(z.number())),
  /** By symbol, the address of its picture; empty where the title is gone. */
  pictures: z.record(z.string(), z.string()),
});
export type CheckableRound = z.output<typeof CheckableRound>;

export const getBet = call('GET /wps/report/accountGameBetHistory/{betId}', {
  who: 'player',
  params: z.strictObject({ betId: z.string().check(z.regex(/^[A-Z0-9_]{2,20}~[0-9a-f-]{36}$/, { error: 'pattern' })) }),
  value: z.object({
    ...BetRecord.shape,
    round: z.string(),
    /** Null where another provider keeps it. */
    replay: z.nullable(CheckableRound),
  }),
  refusals: ['bet_unknown'],
  summary: 'One of the player’s own bets, with its round where a built-in game drew it.',
});

export const profitPeriods = ['day', 'week', 'month'] as const;
export const ProfitPeriod = z.enum(profitPeriods);
export type ProfitPeriod = z.output<typeof ProfitPeriod>;

const Profit = { bets: z.number(), stake: MoneyText, won: MoneyText, bonus: MoneyText, net: MoneyText };

export const ProfitRecord = z.object({
  /** Its first day. */
  period: DayText,
  ...Profit,
  deposited: MoneyText,
  withdrawn: MoneyText,
  currency: CurrencyText,
  products: z.array(z.object({ product: z.enum(gameCategories), ...Profit })),
});
export type ProfitRecord = z.output<typeof ProfitRecord>;

export const accountProfit = call('GET /wps/report/accountProfit', {
  who: 'player',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, type: z._default(ProfitPeriod, 'day'), vendor: z.optional(VendorText) }),
  value: z.object({
    ...page,
    content: z.array(ProfitRecord),
    totals: z.object({
      ...Profit,
      deposited: MoneyText,
      withdrawn: MoneyText,
      currency: CurrencyText,
      products: z.array(z.object({ product: z.enum(gameCategories), ...Profit })),
    }),
  }),
  summary: 'What the player staked, won and was left with, by day, week or month and by product, the newest first.',
});
