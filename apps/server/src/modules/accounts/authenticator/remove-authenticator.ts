import { type CallAnswer, type CallInput, Refusal, type removeAuthenticator as removeCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { CheckOwnPassword } from '../passwords/own-password.ts';
import { tellOwner } from '../tell-owner.ts';
import type { Authenticator } from './authenticator.ts';
import { checkCounted } from './check-counted.ts';
import { authenticatorOf, forgetAuthenticator } from './store.ts';

type Call = typeof removeCall;
type Needs = Pick<Platform, 'clock'> & { authenticator: Authenticator; checkOwnPassword: CheckOwnPassword };

export function removeAuthenticator({ clock, authenticator, checkOwnPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const bound = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (bound?.isBound !== true) throw new Refusal('authenticator_unbound');
    await checkOwnPassword(database, playerId, { typed: body.password, field: 'password' });
    await checkCounted(database, clock, playerId, () => authenticator.useAnyCode(database, playerId, body.code));
    await database.transaction(async (tx) => {
      await forgetAuthenticator(tx, playerId);
      await tellOwner(tx, { playerId, news: 'authenticatorRemoved', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'remove-authenticator', subject: actor, after: { address: who.address } });
    });
    return { done: true };
  };
}
