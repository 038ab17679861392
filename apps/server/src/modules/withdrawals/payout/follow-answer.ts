import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CarryingNeeds } from '../carrying.ts';
import { bookSurplus } from './book-surplus.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { withdrawalSettings } from '../settings.ts';
import { dueMinor, putOff, type WithdrawalRow } from '../store.ts';
import type { Follow } from './payout-words.ts';
import { lockOpenPayout, notePayout, type PayoutRow } from './store.ts';

/** How long after a try no other carrier takes a payout up: longer than an adapter waits for its bank. */
export const LONGEST_CALL_SECONDS = 30;
/** Seconds until the bank is asked again: 30, 60, 120 … up to an hour. */
const LONGEST_PAUSE_SECONDS = 3_600;

/** State, attempt and money are one transaction; whoever comes second finds the withdrawal moved on, and does nothing. */
export async function followAnswer(
  database: Database,
  { platform: { settings } }: CarryingNeeds,
  seen: WithdrawalRow,
  followOf: (attempt: PayoutRow) => Follow,
): Promise<void> {
  const receiptMinutes = settings.get(withdrawalSettings.receiptMinutes);
  await database.transaction(async (tx) => {
    const attempt = await lockOpenPayout(tx, seen);
    if (!attempt) return;
    const follow = followOf(attempt);
    if (follow.kind === 'paid') await conclude(tx, seen, attempt, { ...follow, receiptMinutes });
    else if (follow.kind === 'refused') await refuse(tx, seen, attempt);
    else await askLater(tx, seen, attempt, follow.kind === 'lost');
  });
}

/** The bank’s word counts at once where no player is asked. What it paid beyond what was due is for a person to see. */
async function conclude(
  tx: Tx,
  seen: WithdrawalRow,
  attempt: PayoutRow,
  { paidMinor, reference, receiptMinutes }: { paidMinor: bigint; reference: string; receiptMinutes: number },
): Promise<void> {
  const due = dueMinor(seen);
  const reportedMinor = paidMinor < due ? paidMinor : due;
  const actor = `bank:${attempt.provider}`;
  const note = paidMinor > due ? `the bank says it paid ${paidMinor} minor units, ${due} were due` : null;
  const by = { actor, note, payer: attempt.provider, told: reportedMinor };
  const expiresAt = tx.now.add({ minutes: receiptMinutes });
  const moved =
    receiptMinutes > 0
      ? await moveWithdrawal(tx, seen, 'report', {
          ...by,
          change: { reported_minor: reportedMinor, expires_at: expiresAt, due_at: expiresAt },
        })
      : await moveWithdrawal(tx, seen, reportedMinor === due ? 'complete' : 'completePart', {
          ...by,
          paidMinor: reportedMinor,
        });
  if (!moved) return;
  if (receiptMinutes === 0) await bookSurplus(tx, seen, attempt, paidMinor);
  const settledAt = receiptMinutes === 0 ? tx.now : null;
  const said = { state: 'done', paid_minor: paidMinor, reference, ended_at: tx.now } as const;
  await notePayout(tx, attempt, { ...said, settled_at: settledAt });
}

async function refuse(tx: Tx, seen: WithdrawalRow, attempt: PayoutRow): Promise<void> {
  const moved = await moveWithdrawal(tx, seen, 'refuse', {
    actor: `bank:${attempt.provider}`,
    change: { queue: 'flagged' },
  });
  if (moved) await notePayout(tx, attempt, { state: 'refused', ended_at: tx.now });
}

/** Nothing is known, or nothing has ended: the bank is asked again, ever more rarely, for as long as it takes. */
async function askLater(tx: Tx, seen: WithdrawalRow, attempt: PayoutRow, isLost: boolean): Promise<void> {
  const asked = attempt.asked + 1;
  const seconds = Math.min(LONGEST_CALL_SECONDS * 2 ** Math.min(asked - 1, 10), LONGEST_PAUSE_SECONDS);
  const dueAt = tx.now.add({ seconds });
  if (isLost && seen.state === 'paying')
    await moveWithdrawal(tx, seen, 'loseAnswer', { actor: 'system', change: { due_at: dueAt } });
  else await putOff(tx, seen, dueAt);
  await notePayout(tx, attempt, { asked });
}
