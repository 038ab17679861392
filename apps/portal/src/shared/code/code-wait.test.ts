import { expect, test } from 'vitest';
import { CallFailure } from '@pelita/client/failure';
import { openAgainAfter, openAgainAfterFailure, waitOf } from './code-wait.ts';

const now = Date.UTC(2026, 10, 22, 8, 0, 0);
const sent = (secondsAhead: number) => ({
  expiredMinutes: 3,
  expirationTime: new Date(now + secondsAhead * 1_000).toISOString(),
  message: '',
});
const waited = (until: number) => (until - now) / 1_000;

test('SMS-01 the wait is expiredMinutes × 60 s, and in the forgot flow until expirationTime', () => {
  expect(waited(openAgainAfter(sent(100), 'expiredMinutes', now))).toBe(180);
  expect(waited(openAgainAfter(sent(100), 'expirationTime', now))).toBe(100);
});

test('SMS-01 the wait ends with a tick of the countdown, and none that a refusal names ends early', () => {
  expect(openAgainAfter(sent(100), 'expiredMinutes', now + 250)).toBe(now + 180_000);
  expect(openAgainAfterFailure(new CallFailure('too_many_codes', '', { retryAfterSeconds: 2 }), now + 250)).toBe(
    now + 3_000,
  );
});

test('SMS-01 a device whose clock is far off waits as long as the code is good', () => {
  for (const ahead of [-3_600, 0, 3_600]) expect(waited(openAgainAfter(sent(ahead), 'expirationTime', now))).toBe(180);
});

test('SMS-02 a refusal that names a wait is waited for, another is not', () => {
  const refused = (retryAfterSeconds: number | null) => new CallFailure('too_many_codes', '', { retryAfterSeconds });
  expect(waited(openAgainAfterFailure(refused(298), now))).toBe(298);
  expect(waited(openAgainAfterFailure(refused(null), now))).toBe(0);
  expect(waited(openAgainAfterFailure(new Error('no network'), now))).toBe(0);
});

test('SMS-02 a long wait is told in minutes, never less than it is', () => {
  expect(waitOf(298)).toEqual({ unit: 'seconds', count: 298 });
  expect(waitOf(601)).toEqual({ unit: 'minutes', count: 11 });
  expect(waitOf(86_400)).toEqual({ unit: 'minutes', count: 1_440 });
});
