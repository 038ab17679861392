import type { MovementDispute } from '@pelita/contract';
import type { DisputeRow } from './store.ts';

/** As its player sees it. */
export function disputeShape({ dispute_id, state, remark, answer, opened_at }: DisputeRow): MovementDispute {
  return { disputeId: dispute_id, state, remark, answer, openedAt: opened_at.toString() };
}
