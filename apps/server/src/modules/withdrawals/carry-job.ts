import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Carrying } from './carrying.ts';
import { dueWithdrawals } from './store.ts';

const CARRY_ONE = 'withdrawals.carry';
const AT_A_TIME = 200;

/** At once, behind the commit that made it necessary. */
export async function enqueueCarrying(tx: Tx, { playerId, id }: { playerId: PlayerId; id: string }): Promise<void> {
  await tx.enqueue({ name: CARRY_ONE, data: { playerId, id } });
}

/** A withdrawal that a commit has asked for, and every minute those that a silent bank, a deadline or a crash left. */
export function carryingJobs(carry: Carrying): JobHandler[] {
  return [
    {
      name: CARRY_ONE,
      long: (database, { playerId, id }) => carry(database, { playerId: playerId as PlayerId, id: String(id) }),
    },
    {
      name: 'withdrawals.carry-due',
      schedule: '* * * * *',
      long: async (database) => {
        const due = await database.reading((tx) => dueWithdrawals(tx, AT_A_TIME));
        // One that fails keeps none of the others waiting.
        const failures: unknown[] = [];
        for (const { player_id: playerId, id } of due)
          await carry(database, { playerId, id }).catch((error: unknown) => failures.push(error));
        if (failures.length > 0) throw new AggregateError(failures, 'withdrawals could not be carried on');
      },
    },
  ];
}
