import { type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ShutOut } from '../sessions/shut-out.ts';
import { authenticatorOf, forgetAuthenticator, noteReset } from './store.ts';

/**
 * By operators, for a player who has lost the app and the recovery codes: the factor is gone, and so is everything that was
 * opened by it. Answers how many sessions were open.
 */
export type ResetAuthenticator = (tx: Tx, playerId: PlayerId, actor: string) => Promise<number>;

export function createResetAuthenticator({ shutOut }: { shutOut: ShutOut }): ResetAuthenticator {
  return async (tx, playerId, actor) => {
    if ((await authenticatorOf(tx, playerId))?.isBound !== true) throw new Refusal('authenticator_unbound');
    await forgetAuthenticator(tx, playerId);
    await noteReset(tx, playerId);
    return shutOut(tx, playerId, actor);
  };
}
