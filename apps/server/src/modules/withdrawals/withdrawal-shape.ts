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
  const { state, settled_minor: settledMinor, reported_minor: reportedMinor } = row;
  return shownStatus({ state, settledMinor, reportedMinor, dueMinor: dueMinor(row) });
}

/** The fee is the last that is settled, with the whole. */
function paidMinor(row: WithdrawalRow): bigint {
  if (row.state === 'returned') return 0n;
  return row.state === 'completed' ? row.settled_minor - row.fee_minor : row.settled_minor;
}
