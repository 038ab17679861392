import { decimalFromMinor, type WithdrawalOrder } from '@pelita/contract';
import { maskedEnds } from '../../platform/lists/mask.ts';
import { shortNumber } from '../../platform/ids/short-number.ts';
import { dueMinor, type WithdrawalRow } from './store.ts';
import { shownStatus } from './withdrawal-states.ts';

/** A withdrawal as its player sees it. */
export function withdrawalShape(row: WithdrawalRow): WithdrawalOrder {
  const money = (minor: bigint) => decimalFromMinor(minor, row.currency);
  return {
    orderId: row.id,
    number: shortNumber('W', row.id),
    status: statusOf(row),
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    paidAmount: money(paidMinor(row)),
    currency: row.currency,
    bankName: row.payee_bank,
    accountNumber: maskedEnds(row.payee_number),
    reason: row.reason,
    createdAt: row.requested_at.toString(),
    endedAt: row.ended_at?.toString() ?? null,
  };
}

export function statusOf(row: WithdrawalRow) {
  const { state, reported_minor: reportedMinor } = row;
  return shownStatus({ state, settledMinor: paidMinor(row), reportedMinor, dueMinor: dueMinor(row) });
}

/** What has arrived and not come back. The fee is the last that is settled, with the whole, and the first that is given back. */
function paidMinor(row: WithdrawalRow): bigint {
  const keptMinor = row.settled_minor - row.returned_minor - (row.state === 'completed' ? row.fee_minor : 0n);
  return keptMinor > 0n ? keptMinor : 0n;
}
