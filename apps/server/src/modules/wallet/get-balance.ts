import { type CallAnswer, currencies, decimalFromMinor, type getBalance as getBalanceCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { readWallet } from '../ledger/index.ts';

type Call = typeof getBalanceCall;

/** One wallet serves every vendor, so the list has the one entry that the family's clients expect: type 1, the main. */
export async function getBalance(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  const wallet = await readWallet(tx, who.player.playerId);
  const shown = (minor: bigint) => decimalFromMinor(minor, wallet.currency);
  const playable = shown(wallet.availableMinor + wallet.bonusMinor);
  return {
    sumBalance: playable,
    cash: shown(wallet.availableMinor),
    bonus: shown(wallet.bonusMinor),
    balance: [{ accountTypeId: '1', availBalance: playable }],
    currency: wallet.currency,
    currencySymbol: currencies[wallet.currency].symbol,
    version: wallet.version.toString(),
  };
}
