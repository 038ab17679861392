import type { hotAndGaps } from '@pelita/contract';
import { placesOf, trendsOf } from '@pelita/lottery';
import type { UseCase } from '../../../platform/http/binding.ts';
import { lastOpenedDraws } from '../games/draw-store.ts';
import { rulesOf } from '../games/game-facts.ts';
import { requireGame } from '../games/require-game.ts';

export const getHotAndGaps: UseCase<typeof hotAndGaps> = async (tx, _who, { params, query }) => {
  const game = requireGame(params.id);
  const results = (await lastOpenedDraws(tx, [game.code], query.draws)).flatMap(({ result }) =>
    result === null ? [] : [result],
  );
  const places = trendsOf(placesOf(rulesOf(game)), results).map(({ place, numbers }) => ({
    place,
    numbers: [...numbers],
  }));
  return { gameId: game.code, counted: results.length, places };
};
