import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { claimNextWithdrawal, claimWithdrawal, releaseWithdrawalClaim } from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { lockWithdrawal, withdrawalById, type WithdrawalRow } from '../store.ts';
import { claimable } from '../withdrawal-states.ts';
import { officeShape } from './office-shape.ts';

const CLAIM_MINUTES = 10;

/** Holds a withdrawal for an operator, so that no two decide it. Claiming it again holds it longer, under a new number. */
export async function claimOne(
  tx: Tx,
  { operator }: CallerOf<typeof claimWithdrawal>,
  { params }: CallInput<typeof claimWithdrawal>,
): Promise<CallAnswer<typeof claimWithdrawal>> {
  const [claimed] = await tx.run<WithdrawalRow>(claimStatement, [
    params.id,
    operator.operatorId,
    tx.now,
    tx.now.add({ minutes: CLAIM_MINUTES }),
    claimable,
  ]);
  if (claimed) return await officeShape(tx, claimed);
  const seen = await withdrawalById(tx, params.id);
  if (!seen) throw new Refusal('withdrawal_unknown');
  throw new Refusal(claimable.includes(seen.state) ? 'claim_taken' : 'withdrawal_moved_on');
}

/** The longest waiting for a decision, of ranks that are served first before others: of operators who ask at once, each gets another one. */
export async function claimNext(
  tx: Tx,
  { operator }: CallerOf<typeof claimNextWithdrawal>,
  { body }: CallInput<typeof claimNextWithdrawal>,
): Promise<CallAnswer<typeof claimNextWithdrawal>> {
  const [claimed] = await tx.run<WithdrawalRow>(claimNextStatement, [
    operator.operatorId,
    tx.now,
    tx.now.add({ minutes: CLAIM_MINUTES }),
    body.queue ?? null,
  ]);
  return claimed ? await officeShape(tx, claimed) : null;
}

export async function releaseClaim(
  tx: Tx,
  { operator }: CallerOf<typeof releaseWithdrawalClaim>,
  { params, body }: CallInput<typeof releaseWithdrawalClaim>,
): Promise<CallAnswer<typeof releaseWithdrawalClaim>> {
  const held = await lockHeld(tx, operator.operatorId, params.id, body.claimNo);
  const [released] = await tx.run<WithdrawalRow>(releaseStatement, [held.player_id, held.id]);
  return await officeShape(tx, released ?? held);
}

/** The withdrawal, locked, when the operator holds it under this number. */
export async function lockHeld(tx: Tx, operatorId: string, id: string, claimNo: number): Promise<WithdrawalRow> {
  const seen = await lockWithdrawal(tx, id);
  if (!seen) throw new Refusal('withdrawal_unknown');
  const isHeld =
    seen.claimed_by === operatorId &&
    seen.claim_no === claimNo &&
    seen.claimed_until !== null &&
    Temporal.Instant.compare(seen.claimed_until, tx.now) > 0;
  if (!isHeld) throw new Refusal('claim_lost');
  return seen;
}

const claimStatement: Statement = {
  name: 'withdrawals.claim',
  text: `update withdrawal set claimed_by = $2, claimed_until = $4, claim_no = claim_no + 1
         where id = $1 and state = any($5) and (claimed_by is null or claimed_by = $2 or claimed_until <= $3)
         returning *`,
};
const claimNextStatement: Statement = {
  name: 'withdrawals.claim-next',
  text: `with next as (
           select player_id, id from withdrawal
           where state = 'review' and (claimed_by is null or claimed_until <= $2) and ($4::text is null or queue = $4)
           order by is_served_first(player_id) desc, requested_at, id limit 1 for update skip locked
         )
         update withdrawal w set claimed_by = $1, claimed_until = $3, claim_no = w.claim_no + 1
         from next n where w.player_id = n.player_id and w.id = n.id
         returning w.*`,
};
const releaseStatement: Statement = {
  name: 'withdrawals.release-claim',
  text: `update withdrawal set claimed_by = null, claimed_until = null where player_id = $1 and id = $2 returning *`,
};
