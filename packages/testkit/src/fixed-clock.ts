import type { Clock } from '@pelita/server/testing';

/** Time that stands still until the test moves it. */
export type FixedClock = Clock & {
  set(instant: Temporal.Instant | string): void;
  advance(duration: Temporal.DurationLike): void;
};

export function createFixedClock(start: Temporal.Instant | string = '2026-03-02T04:00:00Z'): FixedClock {
  let now = Temporal.Instant.from(start);
  const origin = now;
  return {
    now: () => now,
    monotonicMs: () => now.epochMilliseconds - origin.epochMilliseconds,
    set: (instant) => (now = Temporal.Instant.from(instant)),
    advance: (duration) => (now = now.add(duration)),
  };
}
