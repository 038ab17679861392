import * as z from 'zod/mini';
import { call } from '../call.ts';
import { numberInQuery } from '../shapes.ts';
import { LotteryGameCode } from './shapes.ts';

export const hotAndGaps = call('GET /lgw/draw/{id}/hot_gap_info', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  params: z.object({ id: LotteryGameCode }),
  query: z.object({ draws: numberInQuery(1, 500, 100) }),
  value: z.object({
    gameId: z.string(),
    /** How many results were counted, `draws` at most. */
    counted: z.number(),
    places: z.array(
      z.object({
        /** A position from 1, `any` for every place of the draw, or the name of a prize. */
        place: z.string(),
        numbers: z.array(
          z.object({
            number: z.string(),
            /** In how many of the counted results it came. */
            hits: z.number(),
            /** Draws since it came last: 0 for the last one; null when it came in none of those counted. */
            gap: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  }),
  refusals: ['lottery_game_unknown'],
  summary: 'How often each number came in the last results of a game, and how long ago.',
});
