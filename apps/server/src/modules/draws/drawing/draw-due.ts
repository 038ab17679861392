import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DrawSeeds } from '../draw-seeds.ts';
import type { DrawsNeeds } from '../needs.ts';
import { writeResults } from '../results/write-results.ts';
import { decide, type Revealed } from './decide.ts';

export type Drawing = { seeds: DrawSeeds; needs: Pick<DrawsNeeds, 'settle'>; log: Platform['log'] };

const AT_A_TIME = 200;

/**
 * Draws everything whose time has come, the oldest first, however late: the commitment has decided it, and a stop of the
 * server changes no result. A draw whose seed does not open keeps none of the others waiting.
 */
export async function drawDue(database: Database, drawing: Drawing): Promise<void> {
  const shut: string[] = [];
  for (let count = AT_A_TIME; count === AT_A_TIME;)
    count = await database.transaction((tx) => drawSome(tx, drawing, shut));
}

type DueRow = {
  draw_id: string;
  game_code: string;
  draw_no: string;
  draws_at: Temporal.Instant;
  origin: Revealed['origin'];
  sealed_seed: string;
};

async function drawSome(tx: Tx, { seeds, needs, log }: Drawing, shut: string[]): Promise<number> {
  const due = await tx.run<DueRow>(dueStatement, [tx.now, shut, AT_A_TIME]);
  const revealed: Revealed[] = [];
  for (const row of due) {
    try {
      revealed.push(await reveal(row, seeds));
    } catch (error) {
      shut.push(row.draw_id);
      log.error({ error, game: row.game_code, draw: row.draw_no }, 'a draw cannot be made and has to be voided');
    }
  }
  await writeResults(tx, revealed.map(decide), needs);
  return due.length;
}

async function reveal(row: DueRow, seeds: DrawSeeds): Promise<Revealed> {
  return {
    drawId: row.draw_id,
    gameCode: row.game_code,
    drawNo: row.draw_no,
    drawsAt: row.draws_at,
    origin: row.origin,
    serverSeed: await seeds.open(row.sealed_seed, row.draw_id),
  };
}

const dueStatement: Statement = {
  name: 'draws.due',
  text: `select draw_id, game_code, draw_no, draws_at, origin, sealed_seed from draw
         where state = 'scheduled' and draws_at <= $1 and sealed_seed is not null and draw_id <> all($2::uuid[])
         order by draws_at, draw_id limit $3 for update skip locked`,
};
