import { Refusal } from '@pelita/contract';
import type { returnWithdrawal } from '@pelita/contract/office';
import type { Controlled } from '../../approvals/index.ts';
import { returnPayout } from '../payout/return-payout.ts';
import { payoutsOf } from '../payout/store.ts';
import { lockWithdrawal, withdrawalById } from '../store.ts';
import { decide } from './decide.ts';

/** What the bank told by other ways than a notice: always decided by two, for it gives money. */
export const returnByHand: Controlled<typeof returnWithdrawal> = {
  approve: 'withdrawals.approve',
  subject: ({ params }) => `withdrawal:${params.id}`,
  reason: ({ body }) => body.reason.trim(),
  needsSecond: async () => true,

  async perform(tx, { proposedBy: operatorId }, { params, body }) {
    const seen = await lockWithdrawal(tx, params.id);
    if (!seen) throw new Refusal('withdrawal_unknown');
    const payout = (await payoutsOf(tx, seen)).find(({ attempt }) => attempt === body.attempt);
    if (payout?.state !== 'done') throw new Refusal('payout_unknown');
    return await decide(tx, seen, { operatorId, action: 'return-withdrawal' }, (one, actor) =>
      returnPayout(tx, one, payout, { actor, note: body.reason.trim() }),
    );
  },

  async basis(tx, { params }) {
    return String((await withdrawalById(tx, params.id))?.version ?? '');
  },
};
