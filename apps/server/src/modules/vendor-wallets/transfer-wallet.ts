import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  minorFromDecimal,
  Refusal,
  VENDOR_TRANSFER_MAXIMUM,
  VENDOR_TRANSFER_MINIMUM,
  type walletTransfer as walletTransferCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { carryTransfer, holdForVendor } from './carry-transfer.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { insertTransfer, transferByKey, type TransferRow } from './store.ts';
import { firstState, isOpen } from './transfer-states.ts';
import type { TransferDirection } from './transfer-vendor.ts';

type Call = typeof walletTransferCall;

/** Longer than the request that has just begun to carry it. */
const CARRIED_BY_ITS_REQUEST_SECONDS = 30;

/**
 * Moves money between the wallet here and the player's wallet at a vendor. Row and hold are one transaction, the vendor
 * is called after it. The same key with the same content answers how that transfer stands, and carries it no further.
 */
export function walletTransfer(needs: VendorWalletNeeds) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const vendor = Object.hasOwn(needs.vendors, body.vassalage) ? needs.vendors[body.vassalage] : undefined;
    if (!vendor) throw new Refusal('transfer_vendor_unknown');
    const asked = {
      vendorCode: vendor.code,
      direction: body.direction === 'IN' ? ('to_vendor' as const) : ('from_vendor' as const),
      amountMinor: amountWithin(body.amount, needs),
    };
    const { transfer, isNew } = await database.transaction((tx) => open(tx, who, asked, needs));
    return transferShape(isNew ? await carryTransfer(database, vendor, transfer) : transfer);
  };
}

type Asked = { vendorCode: string; direction: TransferDirection; amountMinor: bigint };

async function open(tx: Tx, who: CallerOf<Call>, asked: Asked, needs: VendorWalletNeeds) {
  const { playerId } = who.player;
  const transfer: TransferRow = {
    player_id: playerId,
    id: tx.newId(),
    idempotency_key: who.idempotencyKey,
    vendor_code: asked.vendorCode,
    vendor_user: await needs.vendorUserOf(tx, playerId, asked.vendorCode),
    direction: asked.direction,
    amount_minor: asked.amountMinor,
    currency: needs.currency,
    state: firstState(asked.direction),
    attempts: 0,
    next_attempt_at: tx.now.add({ seconds: CARRIED_BY_ITS_REQUEST_SECONDS }),
    requested_at: tx.now,
    ended_at: null,
  };
  if (await insertTransfer(tx, transfer)) {
    if (transfer.direction === 'to_vendor') await needs.refuseMoneyOut(tx, who.player);
    if (transfer.direction === 'to_vendor') await holdForVendor(tx, transfer);
    // After the hold, which has locked the wallet: no limit is set meanwhile.
    if (transfer.direction === 'to_vendor') await needs.refuseWhenLimited(tx, playerId);
    return { transfer, isNew: true };
  }
  const earlier = await transferByKey(tx, playerId, who.idempotencyKey);
  const isSame =
    earlier?.vendor_code === asked.vendorCode &&
    earlier.direction === asked.direction &&
    earlier.amount_minor === asked.amountMinor;
  if (!earlier || !isSame) throw new Refusal('idempotency_key_reused');
  return { transfer: earlier, isNew: false };
}

function amountWithin(amount: string, { currency }: VendorWalletNeeds): bigint {
  const amountMinor = minorFromDecimal(amount, currency);
  const [minimum, maximum] = [VENDOR_TRANSFER_MINIMUM, VENDOR_TRANSFER_MAXIMUM];
  const isWithin =
    amountMinor !== null &&
    amountMinor >= (minorFromDecimal(minimum, currency) ?? 1n) &&
    amountMinor <= (minorFromDecimal(maximum, currency) ?? 0n);
  if (isWithin) return amountMinor;
  const params = { minimum: `${currency} ${minimum}`, maximum: `${currency} ${maximum}` };
  throw new Refusal('amount_out_of_range', { params, fields: { amount: { key: 'amount_range', params } } });
}

/** As the wire shows it: what is not known yet is pending, whatever the reason. */
export function transferShape(transfer: TransferRow): CallAnswer<Call> {
  return {
    transferId: transfer.id,
    vassalage: transfer.vendor_code,
    direction: transfer.direction === 'to_vendor' ? 'IN' : 'OUT',
    amount: decimalFromMinor(transfer.amount_minor, transfer.currency),
    currency: transfer.currency,
    state: isOpen(transfer.state) ? 'pending' : transfer.state === 'confirmed' ? 'confirmed' : 'failed',
    requestedAt: transfer.requested_at.toString(),
  };
}
