import type { Database, Tx } from '../../platform/database/tx.ts';
import { holdFunds, postTransfer, releaseHold, settleHold } from '../ledger/index.ts';
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
  if (transfer.state === 'init' || transfer.state === 'held') return await send(database, vendor, transfer);
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

/** Under which the ledger knows what is moved here. */
export const SOURCE = 'vendor-wallets';

/** Money for a vendor waits in the player's wallet until the vendor has it. */
export async function holdForVendor(tx: Tx, transfer: TransferRow): Promise<void> {
  await holdFunds(tx, { ...heldBy(transfer), amountMinor: transfer.amount_minor });
}

/** What a vendor took is settled, what it refused is released, and what came from it is credited. */
async function settle(tx: Tx, transfer: TransferRow): Promise<void> {
  const { id, state, direction, amount_minor: amountMinor } = transfer;
  const counterAccount = `vendor:${transfer.vendor_code}` as const;
  if (direction === 'to_vendor' && state === 'failed')
    await releaseHold(tx, { ...heldBy(transfer), key: `${id} back` });
  // `${id} out` is the debit of a transfer that was opened before there were holds.
  if (direction === 'to_vendor' && state === 'confirmed')
    await settleHold(tx, {
      ...heldBy(transfer),
      key: `${id} settled`,
      kind: 'transfer_out',
      amountMinor,
      counterAccount,
    });
  if (direction === 'from_vendor' && state === 'confirmed')
    await postTransfer(tx, {
      playerId: transfer.player_id,
      book: 'real',
      source: SOURCE,
      key: `${id} in`,
      kind: 'transfer_in',
      direction: 'credit',
      counterAccount,
      amountMinor,
      currency: transfer.currency,
      reference: id,
    });
}

function heldBy({ player_id: playerId, id: holdKey, currency }: TransferRow) {
  return { playerId, source: SOURCE, holdKey, book: 'real', currency } as const;
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
