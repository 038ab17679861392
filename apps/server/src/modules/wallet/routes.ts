import * as contract from '@pelita/contract';
import { type Binding, bindReading } from '../../platform/http/binding.ts';
import { getBalance } from './get-balance.ts';
import { getConsolidatedFunds } from './get-consolidated-funds.ts';
import { getMerchantWallet } from './get-merchant-wallet.ts';

export const walletRoutes: readonly Binding[] = [
  bindReading(contract.getBalance, getBalance),
  bindReading(contract.getConsolidatedFunds, getConsolidatedFunds),
  bindReading(contract.getMerchantWallet, getMerchantWallet),
];
