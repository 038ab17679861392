import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { type ContinueChases } from '../chase/continue-chases.ts';
import { settleDraw } from './settle-draw.ts';

const SETTLE = 'lottery.settle';

/** Takes over draws that have a result or are void, in the transaction that wrote it. */
export async function enqueueSettling(tx: Tx, drawIds: readonly string[]): Promise<void> {
  for (const drawId of drawIds) await tx.enqueue({ name: SETTLE, data: { drawId } });
}

/** Settles a draw and carries on the chases that waited for it; another job looks for what was interrupted. */
export function settleJobs(continueChases: ContinueChases): JobHandler[] {
  const settle: JobHandler['long'] = async (database, { drawId }) => {
    if (typeof drawId !== 'string') throw new TypeError('a draw is settled by its id');
    if (await settleDraw(database, drawId)) await continueChases(database, drawId);
  };
  return [
    { name: SETTLE, long: settle },
    {
      name: 'lottery.settle-waiting',
      schedule: '* * * * *',
      long: async (database) => {
        const waiting = await database.reading((tx) => tx.run<{ drawId: string }>(waitingStatement, [tx.now]));
        for (const { drawId } of waiting) await settle(database, { drawId });
      },
    },
  ];
}

/** Drawn a while ago and not settled, or void with something due, or with a chase that waits for it. */
const waitingStatement: Statement = {
  name: 'lottery.waiting-draws',
  text: `select d.draw_id as "drawId" from draw d
         where d.state in ('drawn', 'void') and d.settled_at is null and d.draws_at < $1::timestamptz - interval '20 seconds'
         union
         select c.last_draw_id from lottery_chase c join draw d on d.draw_id = c.last_draw_id
         where c.state = 'running' and d.state in ('settled', 'void')
         limit 200`,
};
