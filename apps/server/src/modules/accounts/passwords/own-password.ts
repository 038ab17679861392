import { Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import { accountAttemptKey, countAttempt, returnAttempt, returningUnjudged } from '../throttle/attempts.ts';
import { noteFailedReentry } from '../throttle/failed-reentry.ts';
import type { PasswordHasher } from './password-hash.ts';
import { passwordHashOf, type PasswordPurpose } from './store.ts';
import { typedPassword } from './typed-password.ts';

/**
 * The owner of an account types a password once more before something important changes: a token alone may have been
 * stolen. Attempts are counted as logins are, by account, so that a stolen token is no way to guess the password.
 */
export type CheckOwnPassword = (
  database: Database,
  who: Pick<Visitor, 'address'> & { player: PlayerSession },
  typed: {
    typed: string;
    field: string;
    purpose?: PasswordPurpose;
    refusal?: 'password_wrong' | 'payment_password_wrong';
  },
) => Promise<void>;

export function createOwnPasswordCheck({
  clock,
  settings,
  hasher,
}: Pick<Platform, 'clock' | 'settings'> & { hasher: PasswordHasher }): CheckOwnPassword {
  return async (database, who, { typed, field, purpose = 'login', refusal = 'password_wrong' }) => {
    const { playerId } = who.player;
    const attempts = accountAttemptKey(`own-${purpose}-password`, playerId);
    await countAttempt(database, clock.now(), attempts);
    const hash = await database.reading((tx) => passwordHashOf(tx, playerId, purpose));
    const password = purpose === 'login' ? typedPassword(settings, typed) : typed;
    if (!(await returningUnjudged(database, [attempts], hasher.verify(hash, password)))) {
      await noteFailedReentry(database, who, `${purpose} password`);
      throw new Refusal(refusal, { fields: { [field]: { key: 'wrong_password' } } });
    }
    await database.transaction(async (tx) => returnAttempt(tx, attempts));
  };
}
