import * as z from 'zod/mini';
import { call } from '../call.ts';
import { gameCategories } from '../game-kinds.ts';
import { CurrencyText, DayText, InstantText, MoneyText, numberInQuery, UuidText } from '../shapes.ts';
import { Queue } from './queues.ts';

/** How the business goes, read from roll-ups alone. Real money only; days are business days in the brand's zone. */

export const REPORT_DAYS_MAXIMUM = 366;

const Sums = {
  deposits: MoneyText,
  withdrawals: MoneyText,
  stake: MoneyText,
  won: MoneyText,
  /** Gross gaming revenue: stakes less what was won on them. */
  ggr: MoneyText,
};
const Counted = z.object({ ...Sums, players: z.number() });
const Played = { bets: z.number(), stake: MoneyText, won: MoneyText, ggr: MoneyText };

export const Dashboard = z.object({
  at: InstantText,
  currency: CurrencyText,
  today: Counted,
  /** Yesterday up to the same time of day. */
  before: Counted,
  hours: z.array(z.object({ hour: InstantText, ...Counted.shape })),
  days: z.array(z.object({ day: DayText, ...Counted.shape })),
  products: z.array(z.object({ product: z.enum(gameCategories), ...Played })),
  queues: z.array(Queue),
  books: z.object({
    comparedAt: z.nullable(InstantText),
    differences: z.number(),
    /** How far figures are counted, and what the last recount had to mend. */
    countedUntil: z.nullable(InstantText),
    mended: z.number(),
  }),
  /** When the heads of the audit log were signed last. */
  audit: z.object({ anchoredAt: z.nullable(InstantText) }),
});

export const getDashboard = call('GET /office/dashboard', {
  who: { operator: 'figures.see' },
  value: Dashboard,
  summary: 'Today and yesterday by hour, thirty days, queues with their age, and the state of the books.',
});

const span = { from: z.optional(DayText), to: z.optional(DayText) };
const page = { from: DayText, to: DayText, pageNum: z.number(), totalPages: z.number(), currency: CurrencyText };
const paged = { pageNum: numberInQuery(1, 100_000, 1), pageSize: numberInQuery(1, 100, 50) };
const MoneyRow = { ...Sums, fees: MoneyText, bonuses: MoneyText, adjustments: MoneyText };

export const ReportedDay = z.object({ day: DayText, ...MoneyRow, players: z.number() });
export type ReportedDay = z.output<typeof ReportedDay>;
export const reportMoney = call('GET /office/reports/money', {
  who: { operator: 'reports.see' },
  rate: 'search',
  table: { operator: 'reports.export' },
  query: z.strictObject({ ...span, ...paged }),
  value: z.object({ ...page, content: z.array(ReportedDay), totals: z.object(MoneyRow) }),
  summary: 'What came in, went out and was played, day by day, the newest first.',
});

export const ReportedGame = z.object({ product: z.enum(gameCategories), vendor: z.string(), ...Played });
export type ReportedGame = z.output<typeof ReportedGame>;
export const reportGames = call('GET /office/reports/games', {
  who: { operator: 'reports.see' },
  rate: 'search',
  table: { operator: 'reports.export' },
  query: z.strictObject({ ...span, ...paged }),
  value: z.object({ ...page, content: z.array(ReportedGame), totals: z.object(Played) }),
  summary: 'What was played by product and vendor, the largest stakes first.',
});

export const ReportedPlayer = z.object({
  playerId: UuidText,
  username: z.string(),
  deposits: MoneyText,
  withdrawals: MoneyText,
  ...Played,
});
export type ReportedPlayer = z.output<typeof ReportedPlayer>;
export const reportPlayers = call('GET /office/reports/players', {
  who: { operator: 'reports.see' },
  rate: 'search',
  table: { operator: 'reports.export' },
  query: z.strictObject({ ...span, ...paged }),
  value: z.object({
    ...page,
    content: z.array(ReportedPlayer),
    totals: z.object({ players: z.number(), deposits: MoneyText, withdrawals: MoneyText, ...Played }),
  }),
  summary: 'What each player paid in, took out and played, the largest stakes first.',
});
