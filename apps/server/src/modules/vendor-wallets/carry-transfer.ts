import type { Database, Tx } from '../../platform/database/tx.ts';
import { postTransfer } from '../ledger/index.ts';
import { moveOn, type TransferRow } from './store.ts';
import { afterMove, afterQuery, isOpen, type TransferState } from './transfer-states.ts';
import type { TransferVendor, VendorMovement } from './transfer-vendor.ts';

/** How long after a try nobody else takes the transfer up: longer than an adapter waits for its vendor. */
const CARRYING_SECONDS = 30;
/** Seconds until the vendor is asked again: 30, 60, 120 … up to an hour. */
const LONGEST_PAUSE_SECONDS = 3_600;

/**
 * Takes a transfer one step further: sends what was not sent, asks about what was. Safe side by side and after any break:
 * a step is left only by who saw it, the vendor takes an id once, and so does the ledger.
 */
export async function carryTransfer(
  database: Database,
  vendor: TransferVendor,
  transfer: TransferRow,
): Promise<TransferRow> {
  if (!isOpen(transfer.state)) return transfer;
  if (transfer.state === 'init' || transfer.state === 'debited') return await send(database, vendor, transfer);
  const next = afterQuery(await vendor.query(movementOf(transfer)));
  return next === 'send again' ? await send(database, vendor, transfer) : await conclude(database, transfer, next);
}

async function send(database: Database, vendor: TransferVendor, transfer: TransferRow): Promise<TransferRow> {
  const sent = await database.transaction((tx) =>
    moveOn(tx, transfer, {
      state: 'sent',
      attempts: transfer.attempts + 1,
      next_attempt_at: tx.now.add({ seconds: CARRYING_SECONDS }),
    }),
  );
  // Another carrier has it.
  if (!sent) return transfer;
  const word = await vendor.move(movementOf(sent));
  return await conclude(database, sent, afterMove(word, sent.attempts === 1));
}

/** State and money are one transaction. */
async function conclude(database: Database, transfer: TransferRow, state: TransferState): Promise<TransferRow> {
  const concluded = await database.transaction(async (tx) => {
    if (isOpen(state)) return await putOff(tx, transfer);
    const ended = await moveOn(tx, transfer, { state, ended_at: tx.now });
    if (ended) await settle(tx, ended);
    return ended;
  });
  return concluded ?? transfer;
}

async function putOff(tx: Tx, transfer: TransferRow): Promise<TransferRow | null> {
  const attempts = transfer.attempts + 1;
  const seconds = Math.min(CARRYING_SECONDS * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE_SECONDS);
  return await moveOn(tx, transfer, { state: 'unknown', attempts, next_attempt_at: tx.now.add({ seconds }) });
}

/** What came from the vendor is credited, and what the vendor refused to take comes back. */
async function settle(tx: Tx, transfer: TransferRow): Promise<void> {
  const comesBack = transfer.state === 'failed' && transfer.direction === 'to_vendor';
  const comesIn = transfer.state === 'confirmed' && transfer.direction === 'from_vendor';
  if (comesIn || comesBack) await post(tx, transfer, comesIn ? 'in' : 'back');
}

/** Money between the wallet here and the vendor's account, once for each step of a transfer. */
export async function post(tx: Tx, transfer: TransferRow, step: 'out' | 'in' | 'back'): Promise<void> {
  await postTransfer(tx, {
    playerId: transfer.player_id,
    book: 'real',
    source: 'vendor-wallets',
    key: `${transfer.id} ${step}`,
    kind: step === 'out' ? 'transfer_out' : 'transfer_in',
    direction: step === 'out' ? 'debit' : 'credit',
    counterAccount: `vendor:${transfer.vendor_code}`,
    amountMinor: transfer.amount_minor,
    currency: transfer.currency,
    reference: transfer.id,
  });
}

function movementOf(transfer: TransferRow): VendorMovement {
  return {
    transferId: transfer.id,
    vendorUser: transfer.vendor_user,
    direction: transfer.direction,
    amountMinor: transfer.amount_minor,
    currency: transfer.currency,
  };
}
