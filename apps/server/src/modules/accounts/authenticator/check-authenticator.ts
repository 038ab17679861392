import { Refusal } from '@pelita/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import { accountAttemptKey, countAttempt, returnAttempt } from '../throttle/attempts.ts';
import { noteFailedReentry } from '../throttle/failed-reentry.ts';
import type { Authenticator } from './authenticator.ts';
import { authenticatorOf } from './store.ts';

type Asked = Pick<Visitor, 'address'> & { player: PlayerSession };

/**
 * A code of the bound authenticator, or a recovery code, before something that a token alone must not do. It is asked for on
 * trusted devices too. A member without an authenticator is asked for nothing: what then is due is the caller's to say.
 */
export type CheckAuthenticator = (database: Database, who: Asked, code: string | undefined) => Promise<void>;

export function createAuthenticatorCheck({
  clock,
  authenticator,
}: {
  clock: Clock;
  authenticator: Authenticator;
}): CheckAuthenticator {
  return async (database, who, code) => {
    const { playerId } = who.player;
    const bound = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (bound?.isBound !== true) return;
    if (code === undefined) throw new Refusal('authenticator_code_required', { fields: { code: { key: 'required' } } });
    await countedCheck(database, clock, who, () => authenticator.useAnyCode(database, playerId, code));
  };
}

/** Six digits are few, so attempts are counted as passwords' are. */
export async function countedCheck(
  database: Database,
  clock: Clock,
  who: Asked,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempts = accountAttemptKey('authenticator', who.player.playerId);
  await countAttempt(database, clock.now(), attempts);
  if (!(await isRight())) {
    await noteFailedReentry(database, who, 'authenticator');
    throw wrongSecondStep();
  }
  await database.transaction(async (tx) => returnAttempt(tx, attempts));
}

export function wrongSecondStep(): Refusal {
  return new Refusal('second_step_wrong', { fields: { code: { key: 'invalid' } } });
}
