import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DrawnNumbers, drawStates } from '../lottery/shapes.ts';
import { CurrencyText, MoneyText, UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import { between, choice, currency, exact, instant, list, many, money, playerRef, text } from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Bets on lotteries as operators follow them, and what two of them decide of a draw that has bets. */

export const listLotteryOrders = list('/office/lotteryOrders', {
  name: 'lotteryOrders',
  permission: 'players.see',
  columns: {
    at: instant(),
    player: playerRef(),
    game: text(),
    drawNo: text(),
    drawState: choice(drawStates),
    book: choice(['real', 'play']),
    stake: money(),
    cancelled: money(),
    currency: currency(),
  },
  filters: {
    at: between({ days: 92 }),
    player: exact(),
    game: exact(),
    drawNo: exact(),
    book: many(),
  },
  sorts: ['-at', 'at'],
  needs: { filter: 'player', orDays: 1, of: 'at' },
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Orders on lotteries: of one player, or of one day.',
});

const DrawPath = z.strictObject({ id: UuidText });
/** Numbers that a draw's liability is shown for, the highest first. */
export const LIABILITY_NUMBERS_MAXIMUM = 200;

export const getDrawLiability = call('GET /office/draws/{id}/liability', {
  who: { operator: 'results.see' },
  params: DrawPath,
  value: z.object({
    id: UuidText,
    game: z.string(),
    drawNo: z.string(),
    state: z.enum(drawStates),
    revision: z.number(),
    currency: CurrencyText,
    orders: z.number(),
    players: z.number(),
    staked: MoneyText,
    /** What the present result has paid, prizes, refunds and rebates. */
    paid: MoneyText,
    /** What earlier results had paid and was spent before it was taken back. */
    owed: MoneyText,
    limits: z.object({ number: MoneyText, playType: MoneyText, draw: MoneyText, member: MoneyText }),
    numbers: z.array(
      z.object({
        playType: z.string(),
        number: z.string(),
        staked: MoneyText,
        /** What its lines would get back by their highest prize, once. */
        payable: MoneyText,
      }),
    ),
  }),
  refusals: ['draw_unknown'],
  summary: 'What is staked on a draw, in real money, and what each number would cost; the highest first.',
});

const Decided = z.object({
  game: z.string(),
  drawNo: z.string(),
  revision: z.number(),
  staked: MoneyText,
  paid: MoneyText,
});

export const voidDraw = call('POST /office/draws/{id}/void', {
  who: { operator: 'settlements.propose', withRecentCode: true },
  rate: 'money',
  idempotent: true,
  params: DrawPath,
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(Decided),
  refusals: ['draw_unknown', 'draw_not_settled', 'proposal_open'],
  summary: 'Gives every stake of a draw back and takes back what it has paid. Another operator approves.',
});

export const correctDraw = call('POST /office/draws/{id}/correction', {
  who: { operator: 'settlements.propose', withRecentCode: true },
  rate: 'money',
  idempotent: true,
  params: DrawPath,
  body: z.strictObject({ result: DrawnNumbers, reason: ReasonText }),
  value: proposal(Decided),
  refusals: ['draw_unknown', 'draw_too_old', 'draw_not_settled', 'draw_result_malformed', 'proposal_open'],
  summary:
    'Another result for a draw of the world outside: takes back what the wrong one paid and pays anew. Another operator approves.',
});
