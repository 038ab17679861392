import { type CallAnswer, type CallInput, Refusal, type removeAuthenticator as removeCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { CheckOwnPassword } from '../passwords/own-password.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { tellOwner } from '../tell-owner.ts';
import type { CheckAuthenticator } from './check-authenticator.ts';
import { authenticatorOf, forgetAuthenticator } from './store.ts';

type Call = typeof removeCall;
type Needs = { checkAuthenticator: CheckAuthenticator; checkOwnPassword: CheckOwnPassword };

export function removeAuthenticator({ checkAuthenticator, checkOwnPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const bound = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (bound?.isBound !== true) throw new Refusal('authenticator_unbound');
    await checkOwnPassword(database, who, { typed: body.password, field: 'password' });
    await checkAuthenticator(database, who, body.code);
    await database.transaction(async (tx) => {
      await forgetAuthenticator(tx, playerId);
      await forgetDevices(tx, playerId, { except: null });
      await tellOwner(tx, { playerId, news: 'authenticatorRemoved', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'remove-authenticator', subject: actor, after: { address: who.address } });
    });
    return { done: true };
  };
}
