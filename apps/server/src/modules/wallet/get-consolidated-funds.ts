import {
  type CallAnswer,
  decimalFromMinor,
  type getConsolidatedFunds as getConsolidatedFundsCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { readWallet } from '../ledger/index.ts';
import type { WalletNeeds } from './needs.ts';

type Call = typeof getConsolidatedFundsCall;

/** AC-09: the funds, and of each family of contracts whether an offer waits for the player. */
export function getConsolidatedFunds({ openOfferFamilies }: Pick<WalletNeeds, 'openOfferFamilies'>) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const wallet = await readWallet(tx, playerId);
    const offers = await openOfferFamilies(tx, playerId);
    return {
      sumBalance: decimalFromMinor(wallet.availableMinor, wallet.currency),
      reserved: decimalFromMinor(wallet.reservedMinor, wallet.currency),
      currency: wallet.currency,
      dailysalreqtype: offers.daily,
      divtypereq: offers.dividend,
      contracthoursalreq: offers.hourly,
      realtimesalreqtype: offers.realtime,
    };
  };
}
