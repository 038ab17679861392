import { type CallAnswer, type CallInput, Refusal, type resetPassword as resetCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  accountOf,
  type AdoptPassword,
  type PasswordHasher,
  refuseUnfitPassword,
  secretHash,
  typedPassword,
} from '../../accounts/index.ts';
import { forgiveAttempts, nameKey } from '../throttle/login-throttle.ts';
import { playerOfReset, useReset } from './store.ts';

type Call = typeof resetCall;
type Needs = { platform: Platform; hasher: PasswordHasher; adoptPassword: AdoptPassword };

/** The link proves the mailbox; it ends every session, and the member logs in with what they know now. */
export function resetPassword({ platform, hasher, adoptPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const newPassword = typedPassword(platform.settings, body.newPassword);
    const confirmNewPassword = typedPassword(platform.settings, body.confirmNewPassword);
    const token = secretHash(body.resetToken);
    const playerId = await database.reading((tx) => playerOfReset(tx, token));
    if (playerId === null) throw new Refusal('reset_link_invalid');
    const { username } = await database.reading((tx) => accountOf(tx, playerId));
    refuseUnfitPassword(platform, { newPassword, confirmNewPassword, username });
    const hash = await hasher.hash(newPassword);
    const name = await nameKey(platform, username);
    await database.transaction(async (tx) => {
      if (!(await useReset(tx, token))) throw new Refusal('reset_link_invalid');
      const kept = { except: null, because: 'password' } as const;
      await adoptPassword(tx, who, { playerId, hash, kept, proof: 'mail' });
      // Guesses at the old password must not lock out the new one.
      forgiveAttempts(tx, { name, addresses: [] });
    });
    return { done: true };
  };
}
