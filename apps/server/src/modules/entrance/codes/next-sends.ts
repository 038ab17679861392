import { Refusal, SMS_REQUEST_THROTTLE_MS, TOO_MANY_REQUESTS_WAIT_MINUTES } from '@pelita/contract';
import { SENDS_A_DAY_MAXIMUM, SENDS_IN_A_ROW_MAXIMUM } from './code-limits.ts';
import type { Sends } from './store.ts';

const DAY_HOURS = 24;

/**
 * SMS-02: whether one more code may go to a recipient now, and the count with it. One a second; after several in a row
 * five minutes of rest; a bound for the day.
 */
export function nextSends(before: Sends | null, now: Temporal.Instant): Sends {
  if (before === null) return { sentAt: now, sentInRow: 1, dayStartedAt: now, sentInDay: 1 };
  const nextAt = before.sentAt.add({ milliseconds: SMS_REQUEST_THROTTLE_MS });
  if (isBefore(now, nextAt)) throw new Refusal('too_many_requests', { retryAfterSeconds: secondsTo(nextAt, now) });
  const rowEndsAt = before.sentAt.add({ minutes: TOO_MANY_REQUESTS_WAIT_MINUTES });
  const isInRow = isBefore(now, rowEndsAt);
  if (isInRow && before.sentInRow >= SENDS_IN_A_ROW_MAXIMUM)
    throw new Refusal('too_many_codes', {
      params: { minutes: TOO_MANY_REQUESTS_WAIT_MINUTES },
      retryAfterSeconds: secondsTo(rowEndsAt, now),
    });
  const dayEndsAt = before.dayStartedAt.add({ hours: DAY_HOURS });
  const isSameDay = isBefore(now, dayEndsAt);
  if (isSameDay && before.sentInDay >= SENDS_A_DAY_MAXIMUM)
    throw new Refusal('code_quota_exceeded', { retryAfterSeconds: secondsTo(dayEndsAt, now) });
  return {
    sentAt: now,
    sentInRow: isInRow ? before.sentInRow + 1 : 1,
    dayStartedAt: isSameDay ? before.dayStartedAt : now,
    sentInDay: isSameDay ? before.sentInDay + 1 : 1,
  };
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}

function secondsTo(then: Temporal.Instant, now: Temporal.Instant): number {
  return (then.epochMilliseconds - now.epochMilliseconds) / 1_000;
}
