import * as contract from '@pelita/contract';
import { type Binding, bindKnown, bindReading } from '../../platform/http/binding.ts';
import { getGameSetting, getPlayMenu } from './games/describe-game.ts';
import type { Origins } from './games/game-facts.ts';
import { listGameMenus, listPopularGames, listRecentVietnamGames, listVietnamGames } from './games/list-games.ts';
import type { DrawsNeeds } from './needs.ts';
import { getDraws, getNearDraws, listLastDraws, listOpenedVietnamDraws } from './results/read-draws.ts';
import { getHotAndGaps } from './results/hot-and-gaps.ts';

export function drawsRoutes(origins: Origins, needs: DrawsNeeds): Binding[] {
  return [
    bindReading(contract.lotteryGameMenus, listGameMenus(origins)),
    bindReading(contract.popularLotteryGames, listPopularGames(origins, needs)),
    bindReading(contract.vietnamGameMenu, listVietnamGames(origins)),
    bindReading(contract.recentVietnamGames, listRecentVietnamGames(origins, needs)),
    bindKnown(contract.lotteryPlayMenu, getPlayMenu),
    bindKnown(contract.lotteryGameSetting, getGameSetting(origins)),
    bindReading(contract.nearDraws, getNearDraws),
    bindReading(contract.openedVietnamDraws, listOpenedVietnamDraws),
    bindReading(contract.lastDraws, listLastDraws),
    bindReading(contract.listDraws, getDraws),
    bindReading(contract.hotAndGaps, getHotAndGaps),
  ];
}
