import { type CallAnswer, decimalFromMinor, type listOpenTables as listOpenTablesCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { PlayNeeds } from './needs.ts';

type Answer = CallAnswer<typeof listOpenTablesCall>;

/** Tables that can be joined, those with most people first, then in the order of listing. Read once for everybody. */
export function listOpenTables(needs: PlayNeeds) {
  const tables = needs.kept((tx) => readTables(needs, tx));
  return async (): Promise<Answer> => ({ list: await tables() });
}

async function readTables(needs: PlayNeeds, tx: Tx): Promise<Answer['list']> {
  const tables = await needs.openTables(tx);
  return tables
    .filter(({ game }) => !needs.isClosed(game))
    .toSorted((a, b) => b.players - a.players)
    .map(({ game, kind, minimumMinor, maximumMinor, players, lastResults }) => ({
      game: needs.gameShape(game, { isNew: false, isHot: false, isClosed: false }),
      kind,
      minimum: decimalFromMinor(minimumMinor, needs.currency),
      maximum: decimalFromMinor(maximumMinor, needs.currency),
      players,
      lastResults,
    }));
}
