import { type PlayerId, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import type { AttemptKey } from '../../accounts/index.ts';
import type { LoginMethod } from './login-method.ts';

export type FailedLogin = {
  method: LoginMethod | 'second-step';
  address: string;
  /** What was typed; locks of a name are noted under it too. */
  key: AttemptKey;
  /** Whose account it was aimed at; null where there is none. Asked alike for both, so that neither takes longer. */
  aimedAt: (tx: Tx) => Promise<PlayerId | null>;
};

/**
 * One row for every attempt that was judged and failed, under the account that it was aimed at, else under the hash of what
 * was typed. Nine of one name and nine of one address are judged in a window, and five of one code, so a flood writes no
 * more than that; what comes after is in the one row of the lock.
 */
export async function noteFailedLogin(
  database: Database,
  { method, address, key, aimedAt }: FailedLogin,
  reason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const playerId = await aimedAt(tx);
    const subject = playerId === null ? key.subject : `player:${playerId}`;
    const after = { method, reason, address, key: key.subject };
    await recordAudit(tx, { actor: 'system', action: 'fail-login', subject, after });
  });
}

/** For what refuses by itself: the refusal goes on once it has been noted. */
export function noting(database: Database, failed: FailedLogin): (error: unknown) => Promise<never> {
  return async (error) => {
    if (error instanceof Refusal) await noteFailedLogin(database, failed, error.code);
    throw error;
  };
}
