import type { DrawnNumbers, DrawOrigin, DrawState } from '@pelita/contract';
import type { feedProblems } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type DrawTables = {
  lottery_game: {
    code: string;
    is_open: boolean;
    rank: number;
    version: number;
    changed_at: Temporal.Instant;
    changed_by: string | null;
  };
  draw: {
    draw_id: string;
    game_code: string;
    draw_no: string;
    origin: DrawOrigin;
    opens_at: Temporal.Instant;
    closes_at: Temporal.Instant;
    draws_at: Temporal.Instant;
    commitment: string | null;
    sealed_seed: string | null;
    revealed_seed: string | null;
    replay_of: string | null;
    state: DrawState;
    result: DrawnNumbers | null;
    revision: number;
    drawn_at: Temporal.Instant | null;
    settled_at: Temporal.Instant | null;
  };
  draw_result: {
    draw_id: string;
    revision: number;
    result: DrawnNumbers;
    source: 'seed' | 'replay' | 'feed' | 'entry' | 'import';
    proposed_by: string | null;
    confirmed_by: string | null;
    at: Temporal.Instant;
  };
  draw_partial: { draw_id: string; result: DrawnNumbers; at: Temporal.Instant };
  draw_feed: {
    draw_id: string;
    asked_at: Temporal.Instant;
    told: DrawnNumbers | null;
    problem: (typeof feedProblems)[number] | null;
  };
};
export type DrawRow = DrawTables['draw'];

export function tables(tx: Tx): Kysely<DrawTables> {
  return tx.tables<DrawTables>();
}
