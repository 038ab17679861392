import { type beginAuthenticator as beginCall, type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { CheckOwnPassword } from '../passwords/own-password.ts';
import type { Authenticator } from './authenticator.ts';
import { keepSecret } from './store.ts';

type Call = typeof beginCall;
type Needs = { authenticator: Authenticator; checkOwnPassword: CheckOwnPassword };

export function beginAuthenticator({ authenticator, checkOwnPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, username } = who.player;
    await checkOwnPassword(database, who, { typed: body.password, field: 'password' });
    const { closedSecret, ...shown } = await authenticator.draw(playerId, username);
    if (!(await database.transaction((tx) => keepSecret(tx, playerId, closedSecret))))
      throw new Refusal('authenticator_bound');
    return shown;
  };
}
