import type { ErrorEntry } from '../error-entry.ts';

/** Balances, held money, transfers between players, and transfers to vendors that keep wallets of their own. */
export const walletErrors = {
  insufficient_balance: { status: 409, meaning: 'The free balance is smaller than the amount.' },
  wallet_closed: { status: 409, meaning: 'The account is closed: its wallet gives nothing more.' },
  hold_unknown: { status: 404, meaning: 'The player has no money held under this key.' },
  hold_ended: { status: 409, meaning: 'Nothing is left of the held money: it was settled or released.' },
  hold_exceeded: { status: 409, meaning: 'Less is left of the held money than was to be settled.' },
  transfer_to_oneself: { status: 400, meaning: 'Giver and recipient of a transfer are the same player.' },
  recipient_unavailable: { status: 404, meaning: 'The recipient has no open wallet in this currency and book.' },
  transfer_vendor_unknown: { status: 404, meaning: 'No vendor of this code keeps a wallet of its own.' },
  wallet_transfer_unknown: { status: 404, meaning: 'The player has no such transfer to or from a vendor.' },
  provider_unknown: { status: 404, meaning: 'There is no such outside provider.' },
  provider_key_unfit: {
    status: 400,
    meaning: 'The key is no public RSA key of 2,048 to 8,192 bits in PEM, or the one that the provider has.',
  },
} as const satisfies Record<string, ErrorEntry>;
