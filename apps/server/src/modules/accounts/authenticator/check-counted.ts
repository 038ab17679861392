import { type PlayerId, Refusal } from '@pelita/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/tx.ts';
import { accountAttemptKey, countAttempt, returnAttempt } from '../throttle/attempts.ts';

/** Six digits are few, so attempts are counted as passwords' are. */
export async function checkCounted(
  database: Database,
  clock: Clock,
  playerId: PlayerId,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempts = accountAttemptKey('authenticator', playerId);
  await countAttempt(database, clock.now(), attempts);
  if (!(await isRight())) throw wrongSecondStep();
  await database.transaction(async (tx) => returnAttempt(tx, attempts));
}

export function wrongSecondStep(): Refusal {
  return new Refusal('second_step_wrong', { fields: { code: { key: 'invalid' } } });
}
