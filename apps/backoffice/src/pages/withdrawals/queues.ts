import type { WithdrawalState } from '@pelita/contract/office';

/** What is looked at together, by the states that it takes in. */
export const queues = {
  review: ['review'],
  second: ['second_look'],
  disputed: ['disputed'],
  way: ['checking', 'approved', 'paying', 'unknown', 'awaiting'],
  ended: ['completed', 'rejected', 'cancelled', 'returned'],
} as const satisfies Record<string, readonly WithdrawalState[]>;

export function isQueueName(name: string | undefined): name is keyof typeof queues {
  return name !== undefined && Object.hasOwn(queues, name);
}
