/**
 * The draws of the lotteries: which games are open, when they draw, how a result comes about and what past results tell.
 * A draw of our own is committed to before its sales open and revealed with its result; its seed is kept closed under a
 * key outside the database. A result of the world outside comes from a feed or from two operators, and is whole or nothing.
 * Whether a draw takes bets follows from its row and the server's clock. What a result is worth
 * is settled above, by what `needs` hands in. Jobs plan and draw; players ask under `/lgw`.
 */
import { listOfficeDraws } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BindControlled } from '../approvals/index.ts';
import { drawSeeds } from './draw-seeds.ts';
import { drawJobs } from './drawing/draw-jobs.ts';
import { feedJob } from './feed/ask-feed.ts';
import { httpFeed } from './feed/http-source.ts';
import type { Origins } from './games/game-facts.ts';
import { keepGames } from './games/keep-games.ts';
import type { DrawsNeeds } from './needs.ts';
import { drawsOfficeRoutes } from './office-routes.ts';
import { planJob } from './planning/plan-job.ts';
import { drawsRoutes } from './routes.ts';

export { countOpenGames } from './games/count-open-games.ts';
export { findLottery } from './games/find-lottery.ts';
export { lotteryName } from './games/lottery-name.ts';
export { keepGames };
export { importPast, Unimportable } from './history/import-past.ts';

export function drawsModule(
  platform: Pick<Platform, 'environment' | 'log' | 'random' | 'secrets' | 'tracing'>,
  needs: DrawsNeeds & { bindControlled: BindControlled },
): Module {
  const { environment, log } = platform;
  const seeds = drawSeeds(platform);
  const { results } = environment.carriers;
  const feed = httpFeed(results, platform);
  const origins: Origins = {
    hasFeed: (gameCode) => results?.games.includes(gameCode) ?? false,
    isSandbox: environment.sandbox,
  };
  return {
    name: 'draws',
    bindings: drawsRoutes(origins, needs),
    officeBindings: drawsOfficeRoutes({ origins, feed, needs, bindControlled: needs.bindControlled }),
    lists: [serveList(listOfficeDraws, 'office_draw')],
    jobs: [
      planJob({ seeds, origins }),
      ...drawJobs({ seeds, needs, log }),
      ...(feed ? [feedJob({ feed, needs })] : []),
    ],
    seed: (database) => database.transaction((tx) => keepGames(tx)),
  };
}
