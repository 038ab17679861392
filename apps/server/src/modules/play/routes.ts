import * as contract from '@pelita/contract';
import { type Binding, bind, bindKnown } from '../../platform/http/binding.ts';
import { launchGame } from './launch-game.ts';
import { listMatchesNow } from './list-matches-now.ts';
import { listOpenTables } from './list-open-tables.ts';
import { listWinners } from './list-winners.ts';
import type { PlayNeeds } from './needs.ts';

export function playRoutes(needs: PlayNeeds): Binding[] {
  return [
    bind(contract.launchGame, launchGame(needs)),
    bindKnown(contract.listWinners, listWinners(needs)),
    bindKnown(contract.listOpenTables, listOpenTables(needs)),
    bindKnown(contract.listMatchesNow, listMatchesNow(needs)),
  ];
}
