/** The only source of time. Use cases read `tx.now`; this is for what lives outside transactions. */
export type Clock = {
  /** The wall clock, whole milliseconds, so that what PostgreSQL keeps equals what was handed in. */
  now: () => Temporal.Instant;
  /** For durations: never jumps, has no meaning as a date. */
  monotonicMs: () => number;
};

export const systemClock: Clock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  monotonicMs: () => performance.now(),
};
