import type { PlayerId } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';

/** What one transaction books. */
const BATCH = 2_000;

/** Books whatever is payable, a batch a transaction: what a kill leaves is taken up by the next. */
export async function bookRuns(database: Database, batch = BATCH): Promise<void> {
  for (;;) {
    const run = await database.reading(payableRun);
    if (run === null) return;
    while ((await database.transaction((tx) => bookLines(tx, run, batch))) > 0) continue;
  }
}

/** Says how many lines are done by it. */
async function bookLines(
  tx: Tx,
  { id, closed_before }: { id: string; closed_before: Temporal.Instant },
  batch: number,
): Promise<number> {
  const [answer] = await tx.run<{ players: PlayerId[] | null; booked: bigint }>(bookStatement, [
    id,
    closed_before,
    batch,
    tx.now,
  ]);
  for (const playerId of answer?.players ?? []) tx.changed(playerTopic(playerId));
  return Number(answer?.booked ?? 0);
}

async function payableRun(tx: Tx): Promise<{ id: string; closed_before: Temporal.Instant } | null> {
  return (await tx.run<{ id: string; closed_before: Temporal.Instant }>(payableStatement, []))[0] ?? null;
}

/** The earliest window first: what is owed from it is repaid by those after. */
const payableStatement: Statement = {
  name: 'contracts.payable-run',
  text: `select r.id, p.closed_before from agent_run r, figure_progress p
         where r.state = 'booking' and r.next_payable_at <= p.closed_before order by r.next_payable_at, r.window_begins, r.id limit 1`,
};
const bookStatement: Statement = {
  name: 'contracts.book-lines',
  text: 'select players, booked from book_agent_lines($1, $2, $3, $4)',
};
