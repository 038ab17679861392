import type { Statement, Tx } from './tx.ts';

/** How many rows wait for operators, and since when the longest of them has; `oldestAt` is an ISO instant, null when none waits. */
export type Waiting = { waiting: number; oldestAt: string | null };

/** Reads a queue by a statement that selects `waiting` as a float8 and `oldest`. */
export async function readWaiting(tx: Tx, statement: Statement, parameters: readonly unknown[] = []): Promise<Waiting> {
  const [row] = await tx.run<{ waiting: number; oldest: Temporal.Instant | null }>(statement, parameters);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toString() ?? null };
}
