import { type CallAnswer, decimalFromMinor, type getWallets as getWalletsCall } from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { readWallet } from '../ledger/index.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { pendingByVendor } from './store.ts';

type Call = typeof getWalletsCall;

/** MC-04: vendors are asked beside each other, and one that does not answer has no amount. */
export function getWallets({ vendors, knownVendorUserOf }: VendorWalletNeeds) {
  return async (database: Database, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const all = Object.values(vendors);
    const { wallet, pending, users } = await database.reading(async (tx) => ({
      wallet: await readWallet(tx, playerId),
      pending: await pendingByVendor(tx, playerId),
      users: await Promise.all(all.map(({ code }) => knownVendorUserOf(tx, playerId, code))),
    }));
    const money = (minor: bigint) => decimalFromMinor(minor, wallet.currency);
    // Vendors hold real money alone.
    const asked = wallet.book === 'real' ? all : [];
    const balances = await Promise.all(
      asked.map(async (vendor, at) => {
        const user = users[at];
        return user == null ? 0n : vendor.balance(user);
      }),
    );
    return {
      currency: wallet.currency,
      main: {
        available: money(wallet.availableMinor),
        reserved: money(wallet.reservedMinor),
        bonus: money(wallet.bonusMinor),
      },
      vendors: asked.map(({ code, name }, at) => {
        const balance = balances[at] ?? null;
        return {
          vassalage: code,
          name,
          amount: balance === null ? null : money(balance),
          pending: money(pending.get(code) ?? 0n),
        };
      }),
    };
  };
}
