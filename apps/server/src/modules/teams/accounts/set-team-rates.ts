import {
  type CallAnswer,
  type CallInput,
  percentFromMillionths,
  type PlayerId,
  type setTeamRates as setCall,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { setRatesBelow } from '../../agents/index.ts';
import { wantedRates } from './wanted-rates.ts';

type Call = typeof setCall;

/** AC-04: rates of an account directly below. */
export async function setTeamRates(tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const rates = wantedRates(body);
  await setRatesBelow(tx, { agentId: who.player.playerId, playerId: body.playerId as PlayerId, rates });
  return { rebate: percentFromMillionths(rates.rebateMillionths), prizeMode: rates.prizeMode };
}
