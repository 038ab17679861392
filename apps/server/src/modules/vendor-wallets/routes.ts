import * as contract from '@pelita/contract';
import { type Binding, bindLong, bindReading } from '../../platform/http/binding.ts';
import { getWalletTransfer } from './get-wallet-transfer.ts';
import { getWallets } from './get-wallets.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { walletTransfer } from './transfer-wallet.ts';

export function vendorWalletRoutes(needs: VendorWalletNeeds): Binding[] {
  return [
    bindLong(contract.walletTransfer, walletTransfer(needs)),
    bindLong(contract.getWallets, getWallets(needs)),
    bindReading(contract.getWalletTransfer, getWalletTransfer),
  ];
}
