import type { TableResult } from '@pelita/contract';
import { colourOf, tableEngineOf } from '@pelita/games/table';
import type { Tx } from '../../../platform/database/tx.ts';
import { presenceAt } from './presence-store.ts';
import { historiesOf } from './round-store.ts';

/** A table from outside: how many have it open, and its last rounds in a word each, the oldest first. */
export type TableLook = { players: number; lastResults: TableResult[] };

const RESULTS_SHOWN = 18;

/** Tables as a lobby shows them, by game code. */
export async function tableLooks(
  tx: Tx,
  tables: readonly { gameCode: string; engine: string }[],
): Promise<ReadonlyMap<string, TableLook>> {
  const players = await presenceAt(tx);
  const histories = await historiesOf(
    tx,
    tables.map(({ gameCode }) => gameCode),
    RESULTS_SHOWN,
  );
  const rounds = Map.groupBy(histories, (round) => round.game_code);
  return new Map(
    tables.map(({ gameCode, engine }) => [
      gameCode,
      {
        players: players.get(gameCode) ?? 0,
        lastResults: (rounds.get(gameCode) ?? []).map(({ drawn }) => resultOf(engine, drawn)),
      },
    ]),
  );
}

function resultOf(engineId: string, drawn: readonly number[]): TableResult {
  const engine = tableEngineOf(engineId);
  const winner = engine.winner(drawn);
  const [pocket = 0] = drawn;
  return { winner, tone: engine.family === 'roulette' ? colourOf(pocket) : (winner as TableResult['tone']) };
}
