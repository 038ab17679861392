import { shortNumber } from '../../../platform/ids/short-number.ts';
import { decimalFromMinor } from '@pelita/contract';
import type { CallAnswer } from '@pelita/contract';
import type { claimWithdrawal } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { maskedEnds, maskedName } from '../../../platform/lists/mask.ts';
import { usernames } from '../../accounts/index.ts';
import type { WithdrawalRow } from '../store.ts';

export type OfficeShape = CallAnswer<typeof claimWithdrawal>;

/** A withdrawal as operators see it: personal data masked but for its ends. */
export async function officeShape(tx: Tx, row: WithdrawalRow): Promise<OfficeShape> {
  const names = await usernames(tx, [row.player_id]);
  return shape(row, names.get(row.player_id) ?? '', tx.now);
}

function shape(row: WithdrawalRow, username: string, now: Temporal.Instant): OfficeShape {
  const money = (minor: bigint) => decimalFromMinor(minor, row.currency);
  const isClaimed = row.claimed_until !== null && Temporal.Instant.compare(row.claimed_until, now) > 0;
  return {
    id: row.id,
    number: shortNumber('W', row.id),
    playerId: row.player_id,
    username,
    state: row.state,
    queue: row.queue,
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    settled: money(row.settled_minor),
    released: money(row.released_minor),
    returned: money(row.returned_minor),
    reported: money(row.reported_minor),
    currency: row.currency,
    payee: {
      bankName: row.payee_bank,
      holderName: maskedName(row.payee_name),
      accountNumber: maskedEnds(row.payee_number),
    },
    reason: row.reason,
    version: Number(row.version),
    claim: {
      claimNo: row.claim_no,
      claimedBy: isClaimed ? row.claimed_by : null,
      claimedUntil: isClaimed ? (row.claimed_until?.toString() ?? null) : null,
    },
    requestedAt: row.requested_at.toString(),
    endedAt: row.ended_at?.toString() ?? null,
  };
}
