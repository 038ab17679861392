import * as contract from '@pelita/contract';
import { type Binding, bindReading } from '../../platform/http/binding.ts';
import { getBalance } from './get-balance.ts';
import { getConsolidatedFunds } from './get-consolidated-funds.ts';
import { getMerchantWallet } from './get-merchant-wallet.ts';
import type { WalletNeeds } from './needs.ts';

export const walletRoutes = (needs: Pick<WalletNeeds, 'openOfferFamilies'>): readonly Binding[] => [
  bindReading(contract.getBalance, getBalance),
  bindReading(contract.getConsolidatedFunds, getConsolidatedFunds(needs)),
  bindReading(contract.getMerchantWallet, getMerchantWallet),
];
