import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DayText, InstantText, numberInQuery } from '../shapes.ts';
import { DrawNumber, DrawnNumbers, drawOrigins, drawStates, LotteryGameCode, OpenedDraw } from './shapes.ts';

export const openedVietnamDraws = call('GET /lgw/vn/numeros/opened/game', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  query: z.object({ gameId: z.optional(LotteryGameCode), count: numberInQuery(1, 100, 100) }),
  value: z.array(OpenedDraw),
  summary: 'Results of Vietnam, the latest first; of one game, or of all.',
});

export const lastDraws = call('GET /lotto/lgw/games/opened/numero', {
  who: 'player',
  bare: true,
  rate: 'search',
  value: z.record(z.string(), OpenedDraw),
  summary: 'The last result of each open game.',
});

/** A draw with all that a checker needs: `verifyDraw` of `packages/lottery` takes these members. */
const CheckableDraw = z.object({
  numero: z.string(),
  gameId: z.string(),
  rules: z.string(),
  origin: z.enum(drawOrigins),
  state: z.enum(drawStates),
  closesAt: InstantText,
  drawsAt: InstantText,
  drawnAt: z.nullable(InstantText),
  /** 1 for the first result, one more for each correction. */
  revision: z.number(),
  result: z.nullable(DrawnNumbers),
  /** What has come in of a result that is not whole yet. It settles nothing. */
  partial: z.nullable(DrawnNumbers),
  replayOf: z.nullable(DayText),
  commitment: z.nullable(z.string()),
  /** Revealed with the result. */
  serverSeed: z.nullable(z.string()),
});
export type CheckableDraw = z.output<typeof CheckableDraw>;

export const listDraws = call('GET /lgw/draw/{id}', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  params: z.object({ id: LotteryGameCode }),
  query: z.object({
    /** One draw alone. */
    numero: z.optional(DrawNumber),
    page: numberInQuery(1, 1_000, 1),
    size: numberInQuery(1, 100, 20),
  }),
  value: z.object({ content: z.array(CheckableDraw), page: z.number(), hasMore: z.boolean() }),
  refusals: ['lottery_game_unknown'],
  summary: 'Draws of a game whose bets have closed, the latest first, each with what it takes to check it.',
});
