import type { JobHandler } from '../../../platform/module.ts';
import type { Dealer } from './dealer.ts';
import { overdueTables } from './hand-store.ts';

const TABLES_AT_A_TIME = 200;
/** A table is left for so long to the processes whose players look at it. */
const PATIENCE_SECONDS = 5;
/** Of one table in one run: gathering, holding, playing and judging, and the next hand with them. */
const STEPS = 6;

/** Every minute, and at each start: hands that nobody looks at any more, or that a crash has cut off, come to their end. */
export function settleCardHandsJob(dealer: Dealer): JobHandler {
  return {
    name: 'studio.settle-card-hands',
    schedule: '* * * * *',
    atStart: true,
    long: async (database) => {
      for (let steps = 0; steps < STEPS; steps += 1) {
        const due = await database.reading((tx) =>
          overdueTables(tx, tx.now.subtract({ seconds: PATIENCE_SECONDS }), TABLES_AT_A_TIME),
        );
        for (const tableId of due) await dealer.step(tableId);
        if (due.length === 0) break;
      }
      await dealer.pay(null);
    },
  };
}
