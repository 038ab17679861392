import type { CallAnswer } from '@pelita/contract';
import type { listQueues as listQueuesCall, Queue } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { WaitingQueue } from '../needs.ts';

type Call = typeof listQueuesCall;

/** How much waits in each, in their order. */
export async function readQueues(tx: Tx, queues: readonly WaitingQueue[]): Promise<Queue[]> {
  const read: Queue[] = [];
  for (const { name, limitMinutes, read: count } of queues) read.push({ name, limitMinutes, ...(await count(tx)) });
  return read;
}

/** Of the queues that the operator may see, and of no others. */
export function listQueues(queues: readonly WaitingQueue[]) {
  return async (tx: Tx, { operator: { permissions } }: CallerOf<Call>): Promise<CallAnswer<Call>> => ({
    at: tx.now.toString(),
    queues: await readQueues(
      tx,
      queues.filter(({ permission }) => permissions.has(permission)),
    ),
  });
}
