import {
  type CallAnswer,
  type CallInput,
  type getBet as getBetCall,
  LOTTERY_VENDOR,
  Refusal,
  UuidText,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { readWallet } from '../ledger/index.ts';
import { lotteryBetsOf } from '../lottery/index.ts';
import { betsOf } from '../wallet/index.ts';
import { betRecord } from './bet-record.ts';
import type { RecordsNeeds } from './needs.ts';

type Call = typeof getBetCall;

/** Another player's bet answers as one that does not exist. */
export function getBet(needs: RecordsNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const [providerCode = '', transactionUuid = ''] = params.betId.split('~');
    if (!UuidText.safeParse(transactionUuid).success) throw new Refusal('bet_unknown');
    const [bet] =
      providerCode === LOTTERY_VENDOR
        ? await lotteryBetsOf(tx, playerId, [transactionUuid])
        : await betsOf(tx, playerId, [{ providerCode, transactionUuid }]);
    if (!bet) throw new Refusal('bet_unknown');
    const { currency } = await readWallet(tx, playerId);
    const named = { games: await needs.games(tx), vendorNames: await needs.vendorNames(tx), language: who.language };
    return {
      ...betRecord(bet, named, currency),
      round: bet.round,
      replay: await needs.checkableRound(tx, { playerId, providerCode, round: bet.round }),
    };
  };
}
