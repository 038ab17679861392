import type { JobHandler } from '../../../platform/module.ts';
import type { CompleteRound } from './complete-round.ts';
import { dueRounds } from './round-store.ts';

const ROUNDS_AT_A_TIME = 200;

/** Every minute: rounds that a crash or a silent wallet left open are completed without their players. */
export function completeRoundsJob(completeRound: CompleteRound): JobHandler {
  return {
    name: 'studio.complete-rounds',
    schedule: '* * * * *',
    long: async (database) => {
      const due = await database.reading((tx) => dueRounds(tx, ROUNDS_AT_A_TIME));
      for (const round of due) await completeRound(round, 'left open');
    },
  };
}
