/** A draw as a source is asked about it. */
export type AskedDraw = { gameCode: string; drawNo: string };

/** What a source says of a draw: nothing yet, a part, the whole as it sent it, or what is wrong with its answer. */
export type SourceAnswer =
  | { kind: 'nothing' }
  | { kind: 'partial'; sent: Record<string, unknown> }
  | { kind: 'whole'; sent: unknown }
  | { kind: 'problem'; problem: 'no_answer' | 'malformed' | 'other_draw' };

/** Where results of the world outside come from. It never throws. */
export type ResultsSource = (asked: AskedDraw) => Promise<SourceAnswer>;

export type ResultsFeed = { source: ResultsSource; second: ResultsSource | null };
