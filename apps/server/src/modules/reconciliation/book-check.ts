import type { Tx } from '../../platform/database/tx.ts';

/** A rule that does not hold, and where: `subject` is what to look up. */
export type Difference = { rule: string; subject: string };

/** From when on a check compares: the last seal, or null for everything there is. */
export type Since = Temporal.Instant | null;

export type BookCheck = {
  /** How many things it compares, by their names. */
  count: (tx: Tx, since: Since) => Promise<Record<string, number>>;
  find: (tx: Tx, since: Since) => Promise<readonly Difference[]>;
};

export type Reconciliation = { at: Temporal.Instant; counts: Record<string, number>; differences: Difference[] };
