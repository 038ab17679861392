import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { drawDue, type Drawing } from './draw-due.ts';

const DRAW = 'draws.draw';
const CLOSE = 'draws.close';

/**
 * Each minute the jobs of the instants just ahead are laid down, a little further than a minute, so that none falls
 * between two rounds. A job that comes twice finds nothing left, or says again what was said.
 */
export function drawJobs(drawing: Drawing): JobHandler[] {
  return [
    { name: 'draws.follow', schedule: '* * * * *', atStart: true, handle: layJobs },
    { name: DRAW, schedule: '* * * * *', atStart: true, long: (database) => drawDue(database, drawing) },
    { name: CLOSE, handle: (tx, { at }) => tellClosing(tx, Temporal.Instant.from(String(at))) },
  ];
}

const AHEAD_SECONDS = 90;

async function layJobs(tx: Tx): Promise<void> {
  const ahead = await tx.run<{ closes: boolean; at: Temporal.Instant }>(aheadStatement, [
    tx.now,
    tx.now.add({ seconds: AHEAD_SECONDS }),
  ]);
  for (const { closes, at } of ahead)
    await tx.enqueue({ name: closes ? CLOSE : DRAW, data: { at: at.toString() }, startAfter: at });
}

/** Who hears of a closing later than this has seen it on the clock. */
const TOLD_WITHIN_SECONDS = 30;

async function tellClosing(tx: Tx, at: Temporal.Instant): Promise<void> {
  if (Temporal.Instant.compare(tx.now, at.add({ seconds: TOLD_WITHIN_SECONDS })) > 0) return;
  const closed = await tx.run<{ game_code: string; draw_no: string }>(closedStatement, [at]);
  if (closed.length === 0) return;
  const draws = closed.map((row) => ({ gameId: row.game_code, numero: row.draw_no }));
  await tx.publish({ topic: 'everyone', name: 'draw.closing', data: { draws } });
}

const aheadStatement: Statement = {
  name: 'draws.ahead',
  text: `select true as closes, closes_at as at from draw
         where state = 'scheduled' and draws_at > $1 and closes_at > $1 and closes_at <= $2 group by closes_at
         union all
         select false, draws_at from draw
         where state = 'scheduled' and draws_at > $1 and draws_at <= $2 and sealed_seed is not null group by draws_at`,
};
const closedStatement: Statement = {
  name: 'draws.just-closed',
  text: `select game_code, draw_no from draw join lottery_game on code = game_code
         where closes_at = $1 and draws_at >= $1 and state = 'scheduled' and is_open order by rank, game_code`,
};
