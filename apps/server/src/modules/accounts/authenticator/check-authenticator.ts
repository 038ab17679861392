import { Refusal } from '@pelita/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/tx.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import type { Authenticator } from './authenticator.ts';
import { checkCounted } from './check-counted.ts';
import { authenticatorOf } from './store.ts';

/** A code of the bound authenticator, or a recovery code. A member without an authenticator is asked for nothing. */
export type CheckAuthenticator = (
  database: Database,
  who: { player: PlayerSession },
  code: string | undefined,
) => Promise<void>;

export function createAuthenticatorCheck(needs: { clock: Clock; authenticator: Authenticator }): CheckAuthenticator {
  return async (database, { player: { playerId } }, code) => {
    const bound = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (bound?.isBound !== true) return;
    if (code === undefined) throw new Refusal('authenticator_code_required', { fields: { code: { key: 'required' } } });
    await checkCounted(database, needs.clock, playerId, () => needs.authenticator.useAnyCode(database, playerId, code));
  };
}
