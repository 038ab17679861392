import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CarryingNeeds } from '../carrying.ts';
import { runChecks } from '../checks/run-checks.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { dueMinor, type WithdrawalRow } from '../store.ts';
import { waitForPayer } from './wait-for-payer.ts';
import { followAnswer, LONGEST_CALL_SECONDS } from './follow-answer.ts';
import { afterPay } from './payout-words.ts';
import { insertPayout, openPayoutOf, payoutOf, type PayoutRow } from './store.ts';

/**
 * Sends what is due to the bank. The attempt is saved before the bank hears of it, so that a break anywhere leaves something
 * to ask about. A finding that stops sends the withdrawal back to the operators instead.
 */
export async function payWithdrawal(database: Database, carrying: CarryingNeeds, seen: WithdrawalRow): Promise<void> {
  const { payer } = carrying.needs;
  if (!payer) return await waitForPayer(database, seen);
  const begun = await database.transaction((tx) => begin(tx, carrying, seen, payer.code));
  if (!begun) return;
  const { paying, attempt } = begun;
  const answer = await payer.pay(payoutOf(paying, attempt));
  await followAnswer(database, carrying, paying, ({ sent }) => afterPay(answer, sent === 1));
}

async function begin(
  tx: Tx,
  { needs }: CarryingNeeds,
  seen: WithdrawalRow,
  provider: string,
): Promise<{ paying: WithdrawalRow; attempt: PayoutRow } | null> {
  const { queue } = await runChecks(tx, needs, seen);
  if (queue === 'stopped') {
    await moveWithdrawal(tx, seen, 'stop', { actor: 'system', change: { queue } });
    return null;
  }
  const attempt = seen.attempts + 1;
  const paying = await moveWithdrawal(tx, seen, 'pay', {
    actor: 'system',
    change: { attempts: attempt, due_at: tx.now.add({ seconds: LONGEST_CALL_SECONDS }) },
  });
  // Another carrier has it.
  if (!paying) return null;
  await insertPayout(tx, paying, { attempt, provider, amount_minor: dueMinor(seen) });
  const opened = await openPayoutOf(tx, paying);
  return opened && { paying, attempt: opened };
}
