import { type bindAuthenticator as bindCall, type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { tellOwner } from '../tell-owner.ts';
import type { Authenticator } from './authenticator.ts';
import { countedCheck } from './check-authenticator.ts';
import { authenticatorOf, insertRecoveryCodes, markBound } from './store.ts';

type Call = typeof bindCall;
type Needs = Pick<Platform, 'clock'> & { authenticator: Authenticator };

/** The recovery codes are shown this once: only their hashes are kept. */
export function bindAuthenticator({ clock, authenticator }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const waiting = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (waiting === null) throw new Refusal('authenticator_unbound');
    if (waiting.isBound) throw new Refusal('authenticator_bound');
    await countedCheck(database, clock, who, () => authenticator.useCode(database, playerId, body.code));
    const { codes, hashes } = authenticator.drawRecoveryCodes();
    await database.transaction(async (tx) => {
      if (!(await markBound(tx, playerId))) throw new Refusal('authenticator_bound');
      await insertRecoveryCodes(tx, playerId, hashes);
      // What was trusted before has not shown this factor.
      await forgetDevices(tx, playerId, { except: null });
      await tellOwner(tx, { playerId, news: 'authenticatorBound', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'bind-authenticator', subject: actor, after: { address: who.address } });
    });
    return { recoveryCodes: codes };
  };
}
