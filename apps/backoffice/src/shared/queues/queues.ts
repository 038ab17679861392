import { listQueues, type Queue, type QueueName } from '@pelita/contract/office';
import { useAnswer } from '../calls/use-answer.ts';
import type { OfficePath } from '../page/office-page.ts';

/** Where each queue is worked off. */
export const queuePaths: Record<QueueName, OfficePath> = {
  approvals: '/approvals',
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  payoutDisputes: '/withdrawals',
  disputes: '/disputes',
  vendorTransfers: '/vendor-transfers',
  verifications: '/verifications',
  riskCases: '/risk-cases',
  promotionClaims: '/promotion-claims',
  pointExchanges: '/point-exchanges',
  referrals: '/referrals',
  feedback: '/feedback',
  vouchers: '/vouchers',
};

/** What waits in the queues that the operator may see, read again while they look and after each of their acts. */
export function useQueues() {
  return useAnswer(listQueues, {}, { everySeconds: 20 });
}

/** For how many whole minutes the longest has waited; `at` is when the queue was read. */
export function minutesWaited({ oldestAt }: Pick<Queue, 'oldestAt'>, at: string): number {
  return oldestAt === null ? 0 : Math.max(0, Math.floor((Date.parse(at) - Date.parse(oldestAt)) / 60_000));
}
