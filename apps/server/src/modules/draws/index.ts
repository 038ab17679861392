/**
 * The draws of the lotteries: which games are open, when they draw, how a result comes about and what past results tell.
 * A draw of our own is committed to before its sales open and revealed with its result; its seed is kept closed under a
 * key outside the database. Whether a draw takes bets follows from its row and the server's clock. What a result is worth
 * is settled above, by what `needs` hands in. Jobs plan and draw; players ask under `/lgw`.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawSeeds } from './draw-seeds.ts';
import type { Origins } from './games/game-facts.ts';
import { keepGames } from './games/keep-games.ts';
import type { DrawsNeeds } from './needs.ts';
import { planJob } from './planning/plan-job.ts';
import { drawsRoutes } from './routes.ts';

export { countOpenGames } from './games/count-open-games.ts';

export function drawsModule(platform: Pick<Platform, 'environment' | 'random' | 'secrets'>, needs: DrawsNeeds): Module {
  const origins: Origins = { hasFeed: () => false, isSandbox: platform.environment.sandbox };
  return {
    name: 'draws',
    bindings: drawsRoutes(origins, needs),
    jobs: [planJob({ seeds: drawSeeds(platform), origins })],
    seed: (database) => database.transaction((tx) => keepGames(tx)),
  };
}
