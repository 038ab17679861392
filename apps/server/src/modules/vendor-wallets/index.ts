/**
 * Vendors that keep a wallet of their own for each player, beside those that play from the one wallet here. Money goes to
 * a vendor and comes back by transfers, each a row that says how far it is known to be. A transfer whose end nobody has
 * heard is asked about until the vendor says; nothing is given back because of silence. This one calls
 * the ledger and the audit log alone: money for a vendor is held in the player's wallet until the vendor has it, and what vendors have is on
 * the account `vendor:CODE`.
 */
import { askVendorTransfer, listVendorTransfers } from '@pelita/contract/office';
import { bindLong } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import { askTransfer } from './operators/ask-transfer.ts';
import { resolveTransfersJob } from './resolve-transfers-job.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { vendorWalletRoutes } from './routes.ts';

export type { VendorWalletNeeds };
export { checkVendorTransfers, countVendorTransfers } from './check-transfers.ts';
export { hasMoneyAtVendors } from './store.ts';
export { sandboxVendor } from './sandbox-vendor/sandbox-vendor.ts';
export { waitingVendorTransfers } from './waiting.ts';

export function vendorWalletsModule(needs: VendorWalletNeeds): Module {
  return {
    name: 'vendor-wallets',
    bindings: vendorWalletRoutes(needs),
    officeBindings: [bindLong(askVendorTransfer, askTransfer(needs))],
    lists: [serveList(listVendorTransfers, 'office_vendor_transfer')],
    jobs: [resolveTransfersJob(needs)],
  };
}
