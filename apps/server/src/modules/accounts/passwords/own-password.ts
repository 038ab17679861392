import { type PlayerId, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import { accountTryKey, countTry, giveBackTry, givingBack } from '../throttle/attempts.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { passwordHashOf, type PasswordPurpose } from '../store.ts';
import { typedPassword } from './typed-password.ts';

/**
 * Whoever changes something important types their own password once more: a token alone may have been stolen. Tries are
 * counted as logins are, by account, so that a stolen token is no way to guess it.
 */
export async function checkOwnPassword(
  database: Database,
  { platform, hasher }: Pick<IdentityParts, 'platform' | 'hasher'>,
  playerId: PlayerId,
  { typed, field, purpose = 'login' }: { typed: string; field: string; purpose?: PasswordPurpose },
): Promise<void> {
  const tries = accountTryKey(`own-${purpose}-password`, playerId);
  await countTry(database, platform.clock.now(), tries);
  const hash = await database.reading((tx) => passwordHashOf(tx, playerId, purpose));
  const password = purpose === 'login' ? typedPassword(platform.settings, typed) : typed;
  if (!(await givingBack(database, [tries], hasher.verify(hash, password))))
    throw new Refusal('password_wrong', { fields: { [field]: { key: 'wrong_password' } } });
  await database.transaction(async (tx) => giveBackTry(tx, tries));
}
