import * as z from 'zod/mini';
import { call } from '../call.ts';
import { UuidText } from '../shapes.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  text,
} from './lists/index.ts';

/** Money between players' wallets here and at vendors that keep one of their own. */

const transferStates = ['init', 'held', 'sent', 'unknown', 'confirmed', 'failed'] as const;
/** Those without an end. */
export const openTransferStates = ['init', 'held', 'sent', 'unknown'] as const;
const TransferState = z.enum(transferStates);

export const listVendorTransfers = list('/office/vendorTransfers', {
  name: 'vendorTransfers',
  permission: 'vendorTransfers.see',
  columns: {
    requestedAt: instant(),
    player: playerRef(),
    vendor: text(),
    direction: choice(['to_vendor', 'from_vendor']),
    amount: money(),
    currency: currency(),
    state: choice(transferStates),
    attempts: count(),
    nextAttemptAt: instant(),
    endedAt: optional(instant()),
  },
  filters: { state: many(), requestedAt: between({ days: 92 }), player: exact(), vendor: exact() },
  sorts: ['-requestedAt', 'requestedAt'],
  totals: ['amount'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Transfers to and from vendors that keep wallets, those without an end among them.',
});

export const askVendorTransfer = call('POST /office/vendorTransfers/{id}/ask', {
  who: { operator: 'vendorTransfers.do' },
  params: z.strictObject({ id: UuidText }),
  body: z.strictObject({ player: UuidText }),
  value: z.object({ state: TransferState }),
  refusals: ['wallet_transfer_unknown', 'transfer_vendor_unknown'],
  summary: 'Asks the vendor of an open transfer at once instead of at its next turn. Silence changes nothing.',
});
