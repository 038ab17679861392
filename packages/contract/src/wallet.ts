import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { MoneyText } from './shapes.ts';

export const getBalance = call('GET /wps/v2/wallets/balance', {
  token: 'required',
  value: z.object({
    sumBalance: MoneyText,
    balance: z.array(z.object({ accountTypeId: z.string(), availBalance: MoneyText })),
    currency: z.string(),
    currencySymbol: z.string(),
    /** Grows with every movement; a balance event carries it too, so that the newer of two wins. */
    version: z.string(),
  }),
  summary: 'What the player can spend now.',
});

export const getConsolidatedFunds = call('GET /wps/member/info/funds/consolidated', {
  token: 'required',
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
  token: 'required',
  value: z.object({ isSingle: z.boolean() }),
  summary: 'Whether one wallet serves every vendor.',
});
