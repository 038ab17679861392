import { Refusal } from '@pelita/contract';

/** Wherever something is somebody's and nobody has said who they are. */
export function notLoggedIn(): Refusal {
  return new Refusal('not_logged_in');
}
