import { Refusal } from '@pelita/contract';
import { expect, test } from 'vitest';
import { nextSends } from './next-sends.ts';
import type { Sends } from './store.ts';

const start = Temporal.Instant.from('2026-03-01T00:00:00Z');

/** Sends at these seconds; what the last one was answered, a count or a refusal. */
function sendAt(...seconds: number[]): Sends | { code: string; waitSeconds: number | undefined } {
  let sends: Sends | null = null;
  try {
    for (const second of seconds) sends = nextSends(sends, start.add({ milliseconds: second * 1_000 }));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { code: refusal.code, waitSeconds: refusal.details.retryAfterSeconds };
  }
  if (sends === null) throw new Error('nothing was sent');
  return sends;
}

test('SMS-02 one request a second: the second within it is too early, after it is not', () => {
  expect(sendAt(0, 0.4)).toEqual({ code: 'too_many_requests', waitSeconds: 0.6 });
  expect(sendAt(0, 1)).toMatchObject({ sentInRow: 2, sentInDay: 2 });
});

test('SMS-02 the sixth in a row is told to wait five minutes from the last one, and then it goes on', () => {
  expect(sendAt(0, 60, 120, 180, 240, 241)).toEqual({ code: 'too_many_codes', waitSeconds: 299 });
  expect(sendAt(0, 60, 120, 180, 240, 540)).toMatchObject({ sentInRow: 1, sentInDay: 6 });
});

test('SMS-06 a day has a quota, and the next day another one', () => {
  const day = Array.from({ length: 20 }, (_, nth) => nth * 600);
  expect(sendAt(...day, 12_000)).toEqual({ code: 'code_quota_exceeded', waitSeconds: 86_400 - 12_000 });
  expect(sendAt(...day, 86_400)).toMatchObject({ sentInDay: 1 });
});
