import { SMS_COUNTDOWN_STEP_SECONDS, type CodeSent } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';

/** SMS-01: by which of the answer's figures the wait for another code is counted. */
export type CountBy = 'expiredMinutes' | 'expirationTime';

/** Of a sender that names no wait of its own: another may be asked for after so many minutes. */
export function sentFor(minutes: number, message: string, now: number): CodeSent {
  return { expiredMinutes: minutes, expirationTime: new Date(now + minutes * 60_000).toISOString(), message };
}

/** When another code may be asked for: a whole second in epoch milliseconds, as the countdown ticks. */
export function openAgainAfter(sent: CodeSent, by: CountBy, now: number): number {
  const longest = now + sent.expiredMinutes * SMS_COUNTDOWN_STEP_SECONDS * 1_000;
  const named = Date.parse(sent.expirationTime);
  // By a device's clock that is wrong it would be hours, or already over.
  const until = by === 'expirationTime' && named > now && named < longest ? named : longest;
  return Math.floor(until / 1_000) * 1_000;
}

/** A server that names a wait is not asked before it is over; any other failure may be tried again at once. */
export function openAgainAfterFailure(failure: unknown, now: number): number {
  const seconds = failure instanceof CallFailure ? (failure.retryAfterSeconds ?? 0) : 0;
  return Math.ceil(now / 1_000 + seconds) * 1_000;
}

const LONGEST_IN_SECONDS = 600;

/** A wait as a person reads it: seconds while they can be followed, minutes above that. */
export function waitOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds <= LONGEST_IN_SECONDS) return { unit: 'seconds', count: seconds };
  return { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
