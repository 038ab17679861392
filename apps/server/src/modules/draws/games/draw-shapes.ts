import type { ComingDraw, OpenedDraw } from '@pelita/contract';
import type { DrawRow } from '../store.ts';

export type ComingRow = Pick<DrawRow, 'game_code' | 'draw_no' | 'opens_at' | 'closes_at' | 'draws_at' | 'commitment'>;
export type OpenedRow = Pick<DrawRow, 'game_code' | 'draw_no' | 'draws_at' | 'result' | 'replay_of'>;

export function comingDraw(row: ComingRow): ComingDraw {
  return {
    numero: row.draw_no,
    gameId: row.game_code,
    opensAt: row.opens_at.toString(),
    closesAt: row.closes_at.toString(),
    drawsAt: row.draws_at.toString(),
    commitment: row.commitment,
  };
}

export function openedDraw(row: OpenedRow): OpenedDraw {
  return {
    numero: row.draw_no,
    gameId: row.game_code,
    drawsAt: row.draws_at.toString(),
    result: row.result ?? {},
    replayOf: row.replay_of,
  };
}
