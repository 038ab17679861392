import * as z from 'zod/mini';
import { call } from '../call.ts';
import { InstantText } from '../shapes.ts';

/** What waits for operators. `disputes` are of movements, `vouchers` batches whose codes have not been taken. */
export const queueNames = [
  'approvals',
  'deposits',
  'withdrawals',
  'payoutDisputes',
  'disputes',
  'vendorTransfers',
  'verifications',
  'riskCases',
  'promotionClaims',
  'pointExchanges',
  'referrals',
  'feedback',
  'vouchers',
] as const;
export type QueueName = (typeof queueNames)[number];

export const Queue = z.object({
  name: z.enum(queueNames),
  waiting: z.number(),
  oldestAt: z.nullable(InstantText),
  /** After so long somebody should have looked. */
  limitMinutes: z.number(),
});
export type Queue = z.output<typeof Queue>;

export const listQueues = call('GET /office/queues', {
  who: { operator: 'session.own' },
  value: z.object({ at: InstantText, queues: z.array(Queue) }),
  summary: 'How much waits in the queues that the operator may see, and for how long.',
});
