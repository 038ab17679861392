import type { CallAnswer, getMerchantWallet as getMerchantWalletCall } from '@pelita/contract';

/** Every vendor plays from the one wallet, so there is nothing to transfer between vendors. */
export async function getMerchantWallet(): Promise<CallAnswer<typeof getMerchantWalletCall>> {
  return { isSingle: true };
}
