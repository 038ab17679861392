import { Refusal } from '@pelita/contract';

/** The refusal of a call that belongs to an account and came without a session. */
export function notLoggedIn(): Refusal {
  return new Refusal('not_logged_in');
}
