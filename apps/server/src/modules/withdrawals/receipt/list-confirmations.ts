import { shortNumber } from '../../../platform/ids/short-number.ts';
import { type CallAnswer, decimalFromMinor, type getPaymentConfirmationList as listCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { awaitingOf, dueMinor, type WithdrawalRow } from '../store.ts';
import { maskedEnds } from '../../../platform/lists/mask.ts';
import { statusOf } from '../withdrawal-shape.ts';
import { proofIdsOf } from './proof-store.ts';

type Call = typeof listCall;

/** What waits for the player’s answer, and what the player has disputed. */
export async function getPaymentConfirmationList(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  const list = [];
  for (const row of await awaitingOf(tx, who.player.playerId)) list.push(shape(row, await proofIdsOf(tx, row)));
  return { list };
}

function shape(row: WithdrawalRow, images: string[]): CallAnswer<Call>['list'][number] {
  const money = (minor: bigint) => decimalFromMinor(minor, row.currency);
  return {
    orderId: row.id,
    number: shortNumber('W', row.id),
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    amountReceived: money(row.reported_minor),
    remainingAmount: money(dueMinor(row) - row.reported_minor),
    currency: row.currency,
    bankName: row.payee_bank,
    accountNumber: maskedEnds(row.payee_number),
    status: statusOf(row),
    expiresAt: row.state === 'awaiting' ? (row.expires_at?.toString() ?? null) : null,
    images,
  };
}
