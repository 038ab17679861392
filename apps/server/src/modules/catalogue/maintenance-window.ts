/** When a title is not played; without an end it is an operator who ends it. */
export type Window = { from: Temporal.Instant; until: Temporal.Instant | null };

export function isWithin({ from, until }: Window, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(from, now) <= 0 && (until === null || Temporal.Instant.compare(until, now) > 0);
}
