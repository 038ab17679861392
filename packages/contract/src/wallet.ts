import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from './shapes.ts';

export const getBalance = call('GET /wps/v2/wallets/balance', {
  who: 'player',
  value: z.object({
    /** Cash and bonus money: what can be staked. */
    sumBalance: MoneyText,
    cash: MoneyText,
    /** What can be staked and not taken out. */
    bonus: MoneyText,
    balance: z.array(z.object({ accountTypeId: z.string(), availBalance: MoneyText })),
    currency: z.string(),
    currencySymbol: z.string(),
    /** Grows with every movement; a balance event carries it too, so that the newer of two wins. */
    version: z.string(),
  }),
  summary: 'What the player can play with now: cash, and bonus money beside it.',
});

export const getConsolidatedFunds = call('GET /wps/member/info/funds/consolidated', {
  who: 'player',
  value: z.object({
    sumBalance: MoneyText,
    reserved: MoneyText,
    currency: z.string(),
    dailysalreqtype: z.boolean(),
    divtypereq: z.boolean(),
    contracthoursalreq: z.boolean(),
    realtimesalreqtype: z.boolean(),
  }),
  summary: 'The player’s funds with the contract toggles.',
});

export const getMerchantWallet = relay('GET', 'GCS_merchantWallet', {
  who: 'player',
  value: z.object({ isSingle: z.boolean() }),
  summary: 'Whether one wallet serves every vendor.',
});

export const getWallets = call('GET /wps/v2/wallets', {
  who: 'player',
  value: z.object({
    currency: CurrencyText,
    /** At hand in the main wallet, waiting in it, and bonus money. */
    main: z.object({ available: MoneyText, reserved: MoneyText, bonus: MoneyText }),
    /** Those that keep a wallet of their own. */
    vendors: z.array(
      z.object({
        vassalage: z.string(),
        name: z.string(),
        /** Null when the vendor does not say. */ amount: z.nullable(MoneyText),
        pending: MoneyText,
      }),
    ),
  }),
  summary: 'MC-04: the main wallet, and what is at vendors that keep a wallet of their own.',
});

/** The smallest and the largest amount of one transfer to or from a vendor's wallet. */
export const VENDOR_TRANSFER_MINIMUM = '1';
export const VENDOR_TRANSFER_MAXIMUM = '50000';

const WalletTransfer = z.object({
  transferId: z.string(),
  vassalage: z.string(),
  /** IN: to the vendor. OUT: back from it. */
  direction: z.enum(['IN', 'OUT']),
  amount: MoneyText,
  currency: z.string(),
  /** `pending` until the vendor has said how it ended. */
  state: z.enum(['pending', 'confirmed', 'failed']),
  requestedAt: InstantText,
});

export const walletTransfer = relay('POST', 'GCS_walletTransfer', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({
    vassalage: z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/, { error: 'pattern' })),
    direction: z.enum(['IN', 'OUT']),
    amount: MoneyText,
  }),
  value: WalletTransfer,
  refusals: [
    'limits_need_one_wallet',
    'in_need_true_account',
    'second_factor_needed',
    'transfer_vendor_unknown',
    'amount_out_of_range',
    'insufficient_balance',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Moves money to a vendor that keeps a wallet of its own, or back from it.',
});

export const getWalletTransfer = call('GET /wps/wallet/transfers/{transferId}', {
  who: 'player',
  params: z.strictObject({ transferId: UuidText }),
  value: WalletTransfer,
  refusals: ['wallet_transfer_unknown'],
  summary: 'How one of the player’s own transfers to or from a vendor stands.',
});
