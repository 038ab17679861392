import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CarryingNeeds } from '../carrying.ts';
import { putOff, withdrawalOf, type WithdrawalRow } from '../store.ts';
import { waitForPayer } from './wait-for-payer.ts';
import { followAnswer, LONGEST_CALL_SECONDS } from './follow-answer.ts';
import { afterPay, afterQuery } from './payout-words.ts';
import { lockOpenPayout, notePayout, openPayoutOf, payoutOf } from './store.ts';

/** Asks what became of a payout, and sends it once more under the same id where the bank has never seen it. */
export async function askBank(database: Database, carrying: CarryingNeeds, seen: WithdrawalRow): Promise<void> {
  const { payer } = carrying.needs;
  const attempt = await database.reading((tx) => openPayoutOf(tx, seen));
  if (!attempt) return;
  if (attempt.provider !== payer?.code) return await waitForPayer(database, seen);
  const payout = payoutOf(seen, attempt);
  const follow = afterQuery(await payer.query(payout));
  if (follow.kind !== 'send') return await followAnswer(database, carrying, seen, () => follow);
  // Noted before it is sent: from here on a refusal of one try proves nothing.
  if (!(await database.transaction((tx) => noteResending(tx, seen)))) return;
  const answer = await payer.pay(payout);
  await followAnswer(database, carrying, seen, ({ sent }) => afterPay(answer, sent === 1));
}

async function noteResending(tx: Tx, seen: WithdrawalRow): Promise<boolean> {
  const attempt = await lockOpenPayout(tx, seen);
  if (!attempt) return false;
  if ((await withdrawalOf(tx, seen.player_id, seen.id))?.version !== seen.version) return false;
  await notePayout(tx, attempt, { sent: attempt.sent + 1 });
  await putOff(tx, seen, tx.now.add({ seconds: LONGEST_CALL_SECONDS }));
  return true;
}
