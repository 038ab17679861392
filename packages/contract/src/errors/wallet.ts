import type { ErrorEntry } from '../error-entry.ts';

/** Balances, and transfers to vendors that keep wallets of their own. */
export const walletErrors = {
  insufficient_balance: { status: 409, meaning: 'The free balance is smaller than the amount.' },
  transfer_vendor_unknown: { status: 404, meaning: 'No vendor of this code keeps a wallet of its own.' },
  wallet_transfer_unknown: { status: 404, meaning: 'The player has no such transfer to or from a vendor.' },
} as const satisfies Record<string, ErrorEntry>;
