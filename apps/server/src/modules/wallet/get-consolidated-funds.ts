import {
  type CallAnswer,
  decimalFromMinor,
  type getConsolidatedFunds as getConsolidatedFundsCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { readWallet } from '../ledger/index.ts';

type Call = typeof getConsolidatedFundsCall;

/** The funds with the toggles of the player's contracts. No contracts exist yet, so nobody has asked for one. */
export async function getConsolidatedFunds(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  const wallet = await readWallet(tx, who.player.playerId);
  return {
    sumBalance: decimalFromMinor(wallet.availableMinor, wallet.currency),
    reserved: decimalFromMinor(wallet.reservedMinor, wallet.currency),
    currency: wallet.currency,
    dailysalreqtype: false,
    divtypereq: false,
    contracthoursalreq: false,
    realtimesalreqtype: false,
  };
}
