import type { Timetable } from './schedule/timetable.ts';

/** What a player can open: a rule set with its hours, and a station where several draw by the same rules. */
export interface Game {
  readonly code: string;
  /** Code of the rule set. */
  readonly rules: string;
  /** A proper name, the same in every language. */
  readonly station?: string;
  readonly timetables: readonly Timetable[];
}
