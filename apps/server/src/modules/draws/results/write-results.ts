import type { DrawnNumbers } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { openedDraw } from '../games/draw-shapes.ts';
import type { DrawsNeeds } from '../needs.ts';
import type { DrawTables } from '../store.ts';

/** A whole result of a draw, and how it came about. */
export type NewResult = {
  drawId: string;
  gameCode: string;
  drawNo: string;
  drawsAt: Temporal.Instant;
  revision: number;
  result: DrawnNumbers;
  source: DrawTables['draw_result']['source'];
  revealedSeed?: string;
  replayOf?: string;
  proposedBy?: string;
  confirmedBy?: string;
};

/**
 * The one place where a draw gets a result, the first or a corrected one: the row, its history, the event and the hand-over
 * to settlement are one transaction. The caller holds the draws' rows.
 */
export async function writeResults(
  tx: Tx,
  results: readonly NewResult[],
  { settle }: Pick<DrawsNeeds, 'settle'>,
): Promise<void> {
  if (results.length === 0) return;
  const ids = results.map(({ drawId }) => drawId);
  const texts = results.map(({ result }) => JSON.stringify(result));
  const revisions = results.map(({ revision }) => revision);
  await tx.run(drawnStatement, [
    ids,
    texts,
    revisions,
    results.map(({ revealedSeed = null }) => revealedSeed),
    results.map(({ replayOf = null }) => replayOf),
    tx.now,
  ]);
  await tx.run(historyStatement, [
    ids,
    revisions,
    texts,
    results.map(({ source }) => source),
    results.map(({ proposedBy = null }) => proposedBy),
    results.map(({ confirmedBy = null }) => confirmedBy),
    tx.now,
  ]);
  await tx.run(wholeStatement, [ids]);
  await tellOf(tx, results);
  await settle(
    tx,
    results.map(({ drawId, revision }) => ({ drawId, revision })),
  );
}

/** After a stop hundreds of draws are made up for, and a page shows the latest of each game. */
async function tellOf(tx: Tx, results: readonly NewResult[]): Promise<void> {
  const latest = new Map<string, NewResult>();
  for (const result of results) {
    const before = latest.get(result.gameCode);
    if (!before || Temporal.Instant.compare(before.drawsAt, result.drawsAt) < 0) latest.set(result.gameCode, result);
  }
  const draws = [...latest.values()].map(({ gameCode, drawNo, drawsAt, result, replayOf = null }) =>
    openedDraw({ game_code: gameCode, draw_no: drawNo, draws_at: drawsAt, result, replay_of: replayOf }),
  );
  await tx.publish({ topic: 'everyone', name: 'draw.result', data: { draws } });
}

const drawnStatement: Statement = {
  name: 'draws.drawn',
  text: `update draw d set state = 'drawn', result = n.result, revision = n.revision, drawn_at = $6,
           sealed_seed = null, revealed_seed = coalesce(n.revealed_seed, d.revealed_seed), replay_of = coalesce(n.replay_of, d.replay_of)
         from unnest($1::uuid[], $2::jsonb[], $3::integer[], $4::text[], $5::date[])
           n (draw_id, result, revision, revealed_seed, replay_of)
         where d.draw_id = n.draw_id`,
};
const historyStatement: Statement = {
  name: 'draws.keep-result',
  text: `insert into draw_result (draw_id, revision, result, source, proposed_by, confirmed_by, at)
         select n.*, $7 from unnest($1::uuid[], $2::integer[], $3::jsonb[], $4::text[], $5::text[], $6::text[]) n`,
};
const wholeStatement: Statement = {
  name: 'draws.no-longer-partial',
  text: 'delete from draw_partial where draw_id = any($1::uuid[])',
};
