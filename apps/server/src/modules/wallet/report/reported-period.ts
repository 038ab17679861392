/** When a transaction of ours must stand in the report: from an instant, and before one; always where neither is named. */
export type ReportedPeriod = { from: Temporal.Instant | null; before: Temporal.Instant | null };
