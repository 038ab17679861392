import type { AccountType, CallAnswer, CallInput, openTeamAccount as openCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { requireOpens } from '../../agents/index.ts';
import type { TeamNeeds } from '../needs.ts';
import { wantedRates } from './wanted-rates.ts';

type Call = typeof openCall;

/** AC-03: an account directly below the agent, whose holder chooses another password at the first login. */
export function openTeamAccount({ openAccountBelow }: Pick<TeamNeeds, 'openAccountBelow'>) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { username, password } = body;
    const accountType: AccountType = body.type;
    requireOpens(who.player.accountType, accountType);
    const playerId = await openAccountBelow(database, {
      agentId: who.player.playerId,
      username,
      password,
      accountType,
      rates: wantedRates(body),
      address: who.address,
    });
    return { playerId, username };
  };
}
