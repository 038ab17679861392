import { type beginSocialLink as beginCall, type CallInput, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { CheckOwnPassword } from '../../accounts/index.ts';
import type { BeginAuthorization } from './begin-authorization.ts';
import { linksOf } from './store.ts';

type Call = typeof beginCall;
type Needs = { checkOwnPassword: CheckOwnPassword; beginAuthorization: BeginAuthorization };

/** LOGIN-11: the same for a member who links an account, by the password: a token alone may have been stolen. */
export function beginSocialLink({ checkOwnPassword, beginAuthorization }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>) => {
    const { playerId } = who.player;
    const { password, ...asked } = body;
    await checkOwnPassword(database, who, { typed: password, field: 'password' });
    const links = await database.reading((tx) => linksOf(tx, playerId));
    if (links.some(({ provider }) => provider === asked.provider)) throw new Refusal('social_account_linked');
    return beginAuthorization(database, who, asked, playerId);
  };
}
