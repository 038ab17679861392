import type { Statement, Tx } from '../../../../platform/database/tx.ts';
import type { Payout, PayoutQueryAnswer } from '../../../../platform/providers/payments/payout-provider.ts';
import type { PayoutAct } from './payout-acts.ts';

/** Once for each id, whatever comes after it. */
export async function insertSandboxPayout(tx: Tx, { payoutId, amountMinor, currency }: Payout): Promise<void> {
  await tx.run(insertStatement, [payoutId, amountMinor, currency, tx.now]);
}

export async function answerFrom(tx: Tx, payoutId: string): Promise<PayoutQueryAnswer> {
  const [row] = await tx.run<{ state: 'waiting' | 'paid' | 'refused' | 'returned'; paid_minor: bigint }>(
    byIdStatement,
    [payoutId],
  );
  if (!row) return { outcome: 'unseen' };
  if (row.state === 'paid') return { outcome: 'done', paidMinor: row.paid_minor, reference: `${payoutId}-paid` };
  return { outcome: row.state === 'waiting' ? 'taken' : row.state };
}

/** True when this answer is one that does not arrive. */
export async function loseAnswer(tx: Tx, payoutId: string): Promise<boolean> {
  return (await tx.run(loseStatement, [payoutId])).length > 0;
}

export async function playSandboxPayout(tx: Tx, payoutId: string, act: PayoutAct): Promise<void> {
  await tx.run(playStatement, [payoutId, act]);
}

const insertStatement: Statement = {
  name: 'sandbox-payouts.insert',
  text: `insert into sandbox_payout (payout_id, amount_minor, currency, state, received_at)
         values ($1, $2, $3, 'waiting', $4) on conflict do nothing`,
};
const byIdStatement: Statement = {
  name: 'sandbox-payouts.by-id',
  text: 'select state, paid_minor from sandbox_payout where payout_id = $1',
};
const loseStatement: Statement = {
  name: 'sandbox-payouts.lose',
  text: `update sandbox_payout set answers_to_lose = answers_to_lose - 1
         where payout_id = $1 and answers_to_lose > 0 returning payout_id`,
};
const playStatement: Statement = {
  name: 'sandbox-payouts.play',
  text: `update sandbox_payout set
           state = case $2 when 'fail' then 'refused' when 'return' then 'returned' else 'paid' end,
           paid_minor = case $2 when 'fail' then 0 when 'return' then paid_minor when 'part' then greatest(amount_minor / 2, 1) else amount_minor end,
           answers_to_lose = case when $2 = 'lose' then 1 else 0 end
         where payout_id = $1 and state = case $2 when 'return' then 'paid' else 'waiting' end`,
};
