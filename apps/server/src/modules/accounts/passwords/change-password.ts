import { type CallAnswer, type CallInput, type changePassword as changeCall, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mustChangePassword, notePasswordChanged } from '../sessions/store.ts';
import { type AdoptPassword, refuseUnfitPassword } from './new-password.ts';
import type { CheckOwnPassword } from './own-password.ts';
import type { PasswordHasher } from './password-hash.ts';
import { passwordHashOf } from './store.ts';
import { typedPassword } from './typed-password.ts';

type Call = typeof changeCall;
type Needs = {
  platform: Pick<Platform, 'settings'>;
  hasher: PasswordHasher;
  checkOwnPassword: CheckOwnPassword;
  adoptPassword: AdoptPassword;
};

/**
 * PASS-03: the old password may be left out where the session was opened with it a moment ago and must change it. Where there
 * is none, because its owner registered by mobile number, the first one is set by a code.
 */
export function changePassword({ platform, hasher, checkOwnPassword, adoptPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, sessionId, username } = who.player;
    const newPassword = typedPassword(platform.settings, body.newPassword);
    const confirmNewPassword = typedPassword(platform.settings, body.confirmNewPassword);
    refuseUnfitPassword(platform, { newPassword, confirmNewPassword, username });
    const known = await database.reading(async (tx) => ({
      hash: await passwordHashOf(tx, playerId, 'login'),
      mustChange: await mustChangePassword(tx, playerId, sessionId),
    }));
    if (known.hash === null) throw new Refusal('login_password_unset');
    if (body.oldPassword !== undefined)
      await checkOwnPassword(database, who, { typed: body.oldPassword, field: 'oldPassword' });
    else if (!known.mustChange) throw unfit('oldPassword', 'required');
    if (await hasher.verify(known.hash, newPassword)) throw unfit('newPassword', 'password_unchanged');

    const hash = await hasher.hash(newPassword);
    await database.transaction(async (tx) => {
      await notePasswordChanged(tx, playerId, sessionId);
      const kept = { except: sessionId, because: 'password' } as const;
      await adoptPassword(tx, who, { playerId, hash, kept, proof: 'old password' });
    });
    return { done: true };
  };
}

function unfit(field: string, key: string): Refusal {
  return new Refusal('invalid_field', { fields: { [field]: { key } } });
}
