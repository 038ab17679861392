import * as contract from '@pelita/contract';
import { type Binding, bindLong, bindReading } from '../../platform/http/binding.ts';
import { getWalletTransfer } from './get-wallet-transfer.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { walletTransfer } from './transfer-wallet.ts';

export function vendorWalletRoutes(needs: VendorWalletNeeds): Binding[] {
  return [
    bindLong(contract.walletTransfer, walletTransfer(needs)),
    bindReading(contract.getWalletTransfer, getWalletTransfer),
  ];
}
