import type { GameOrigin } from '@pelita/contract';
import { commitment } from '@pelita/games/fairness';
import { type Draw, type Game, gameOf } from '@pelita/lottery';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { DrawSeeds } from '../draw-seeds.ts';
import { originOf, type Origins } from '../games/game-facts.ts';
import { comingDraws } from './coming-draws.ts';

export type Planning = { seeds: DrawSeeds; origins: Origins };

/**
 * Makes the coming draws of every open game that are not there yet. Sales of a draw open with the row that publishes its
 * commitment, so nothing is bet before its seed is fixed. Where two processes plan one draw, the first commitment counts.
 */
export async function planDraws(tx: Tx, { seeds, origins }: Planning): Promise<void> {
  const known = await tx.run<{ code: string; last: Temporal.Instant | null }>(lastStatement, []);
  const planned = known.flatMap(({ code, last }) => {
    const game = gameOf(code);
    return game ? newDraws(tx, game, { last, origin: originOf(game, origins) }) : [];
  });
  if (planned.length === 0) return;
  const committed = await Promise.all(planned.map((draw) => commit(draw, seeds)));
  await tx.run(planStatement, [
    committed.map(({ drawId }) => drawId),
    committed.map(({ gameCode }) => gameCode),
    committed.map(({ drawNo }) => drawNo),
    committed.map(({ origin }) => origin),
    tx.now,
    committed.map(({ closesAt }) => closesAt),
    committed.map(({ drawsAt }) => drawsAt),
    committed.map((draw) => draw.commitment),
    committed.map(({ sealedSeed }) => sealedSeed),
  ]);
}

type Planned = Draw & { drawId: string; gameCode: string; origin: GameOrigin };

function newDraws(
  tx: Tx,
  game: Game,
  { last, origin }: { last: Temporal.Instant | null; origin: GameOrigin },
): Planned[] {
  return comingDraws(game, { now: tx.now, after: last ?? tx.now }).map((draw) => ({
    ...draw,
    drawId: tx.newId(),
    gameCode: game.code,
    origin,
  }));
}

async function commit(draw: Planned, seeds: DrawSeeds) {
  if (draw.origin === 'feed' || draw.origin === 'entry') return { ...draw, commitment: null, sealedSeed: null };
  const seed = seeds.make();
  return { ...draw, commitment: commitment(seed), sealedSeed: await seeds.close(seed, draw.drawId) };
}

const lastStatement: Statement = {
  name: 'draws.last-planned',
  text: `select code, (select draws_at from draw where game_code = code order by closes_at desc limit 1) as last
         from lottery_game where is_open order by rank, code`,
};
const planStatement: Statement = {
  name: 'draws.plan',
  text: `insert into draw (draw_id, game_code, draw_no, origin, opens_at, closes_at, draws_at, commitment, sealed_seed)
         select draw_id, game_code, draw_no, origin, $5, closes_at, draws_at, commitment, sealed_seed
         from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $6::timestamptz[], $7::timestamptz[], $8::text[], $9::text[])
           planned (draw_id, game_code, draw_no, origin, closes_at, draws_at, commitment, sealed_seed)
         on conflict (game_code, draw_no) do nothing`,
};
