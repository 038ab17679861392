import * as office from '@pelita/contract/office';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import type { BindControlled } from '../approvals/index.ts';
import { enterResult } from './entry/enter-result.ts';
import type { ResultsFeed } from './feed/results-source.ts';
import type { Origins } from './games/game-facts.ts';
import type { DrawsNeeds } from './needs.ts';
import { getDraw } from './operators/get-draw.ts';
import { changeGame, listGamesForOperators, orderGames } from './operators/lottery-games.ts';

type OfficeNeeds = { origins: Origins; feed: ResultsFeed | null; needs: DrawsNeeds; bindControlled: BindControlled };

export function drawsOfficeRoutes({ origins, feed, needs, bindControlled }: OfficeNeeds): Binding[] {
  return [
    bindReading(office.getOfficeDraw, getDraw),
    bindControlled(office.enterResult, enterResult(needs)),
    bindReading(office.listLotteryGames, listGamesForOperators(origins, feed)),
    bind(office.changeLotteryGame, changeGame),
    bind(office.orderLotteryGames, orderGames),
  ];
}
