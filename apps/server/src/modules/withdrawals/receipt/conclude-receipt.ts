import type { Database, Tx } from '../../../platform/database/tx.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { bookSurplus } from '../payout/book-surplus.ts';
import { notePayout, payoutsOf } from '../payout/store.ts';
import { dueMinor, type WithdrawalRow } from '../store.ts';

type Conclusion = { actor: string; note: string | null; receivedMinor: bigint };

/** The player’s word, or what stands for it. */
export const byReceipt = { whole: 'receive', part: 'receivePart' } as const;
/** An operator’s word on what the player has disputed. */
export const byResolution = { whole: 'upholdPayment', part: 'upholdPart' } as const;

/** What has arrived is settled for good; where it is a part, the rest is paid again. Null when another one was quicker. */
export async function concludeReceipt(
  tx: Tx,
  seen: WithdrawalRow,
  moves: typeof byReceipt | typeof byResolution,
  { actor, note, receivedMinor }: Conclusion,
): Promise<WithdrawalRow | null> {
  const payout = (await payoutsOf(tx, seen)).at(-1);
  if (payout === undefined) throw new Error(`withdrawal ${seen.id} has arrived and was never paid`);
  const isWhole = receivedMinor === dueMinor(seen);
  const moved = await moveWithdrawal(tx, seen, isWhole ? moves.whole : moves.part, {
    actor,
    note,
    paidMinor: receivedMinor,
    payer: payout.provider,
    change: { reported_minor: 0n },
  });
  if (!moved) return null;
  await notePayout(tx, payout, { settled_at: tx.now });
  await bookSurplus(tx, seen, payout, payout.paid_minor);
  return moved;
}

/** Silence counts as received once the time is over. */
export async function expireReceipt(database: Database, seen: WithdrawalRow): Promise<void> {
  await database.transaction(async (tx) => {
    if (seen.expires_at === null || Temporal.Instant.compare(seen.expires_at, tx.now) > 0) return;
    const receivedMinor = seen.reported_minor;
    await concludeReceipt(tx, seen, byReceipt, { actor: 'system', note: 'no answer in time', receivedMinor });
  });
}
