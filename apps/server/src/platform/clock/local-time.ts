/** A minute of a zone, as the wire has it. A minute that a change of the clock leaves out is the one after it. */
export function instantOf(local: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
}

export function localTimeOf(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
