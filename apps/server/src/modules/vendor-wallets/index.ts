/**
 * Vendors that keep a wallet of their own for each player, beside those that play from the one wallet here. Money goes to
 * a vendor and comes back by transfers, each a row that says how far it is known to be. A transfer whose end nobody has
 * heard is asked about until the vendor says; nothing is given back because of silence. The ledger is the only module
 * that this one calls: money for a vendor is held in the player's wallet until the vendor has it, and what vendors have is on
 * the account `vendor:CODE`.
 */
import type { Module } from '../../platform/module.ts';
import { resolveTransfersJob } from './resolve-transfers-job.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { vendorWalletRoutes } from './routes.ts';

export type { VendorWalletNeeds };
export { checkVendorTransfers, countVendorTransfers } from './check-transfers.ts';
export { hasMoneyAtVendors } from './store.ts';
export { sandboxVendor } from './sandbox-vendor/sandbox-vendor.ts';

export function vendorWalletsModule(needs: VendorWalletNeeds): Module {
  return { name: 'vendor-wallets', bindings: vendorWalletRoutes(needs), jobs: [resolveTransfersJob(needs)] };
}
