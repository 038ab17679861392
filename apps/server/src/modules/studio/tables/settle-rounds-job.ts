import type { JobHandler } from '../../../platform/module.ts';
import { dueRounds } from './round-store.ts';
import type { Settling } from './settle-round.ts';

const ROUNDS_AT_A_TIME = 200;
/** A round is left for so long to the processes whose players look at it. */
const PATIENCE_SECONDS = 10;

/** Every minute, and at each start: rounds that nobody looks at any more, or that a crash has cut off, come to their end. */
export function settleRoundsJob({ advance, pay }: Settling): JobHandler {
  return {
    name: 'studio.settle-table-rounds',
    schedule: '* * * * *',
    atStart: true,
    long: async (database) => {
      const due = await database.reading((tx) =>
        dueRounds(tx, tx.now.subtract({ seconds: PATIENCE_SECONDS }), ROUNDS_AT_A_TIME),
      );
      for (const round of due) {
        await advance(round);
        await pay(round);
      }
    },
  };
}
