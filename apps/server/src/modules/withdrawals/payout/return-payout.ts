import type { Database, Tx } from '../../../platform/database/tx.ts';
import { postTransfer } from '../../ledger/index.ts';
import type { CarryingNeeds } from '../carrying.ts';
import { moveWithdrawal, SOURCE } from '../move-withdrawal.ts';
import { lockWithdrawal, withdrawalById, type WithdrawalRow } from '../store.ts';
import { isEnded } from '../withdrawal-states.ts';
import { notePayout, payoutOf, type PayoutRow, payoutsOf } from './store.ts';

type By = { actor: string; note: string | null };

/**
 * A paid payout came back. What was settled goes to the wallet at once, also while the rest is open; with the first that comes
 * back of a withdrawal paid whole goes the fee, for what did not arrive costs nothing. What was not settled is held still: the
 * last payout goes back to the operators, one that was paid again only loses its claim to have arrived. Null where another
 * mover was quicker.
 */
export async function returnPayout(
  tx: Tx,
  seen: WithdrawalRow,
  payout: PayoutRow,
  by: By,
): Promise<WithdrawalRow | null> {
  if (payout.state !== 'done') return null;
  const moved =
    payout.settled_at === null ? await takeBack(tx, seen, payout, by) : await giveBack(tx, seen, payout, by);
  if (moved) await notePayout(tx, payout, { state: 'returned', ended_at: tx.now });
  return moved;
}

async function takeBack(tx: Tx, seen: WithdrawalRow, payout: PayoutRow, by: By): Promise<WithdrawalRow | null> {
  const isLast = payout.attempt === seen.attempts && (seen.state === 'awaiting' || seen.state === 'disputed');
  if (!isLast) return await moveWithdrawal(tx, seen, 'noteReturn', by);
  return await moveWithdrawal(tx, seen, 'bounce', { ...by, change: { reported_minor: 0n, queue: 'flagged' } });
}

async function giveBack(tx: Tx, seen: WithdrawalRow, payout: PayoutRow, by: By): Promise<WithdrawalRow | null> {
  const feeMinor = seen.state === 'completed' ? seen.fee_minor : 0n;
  const told = payout.paid_minor + feeMinor;
  const change = { returned_minor: seen.returned_minor + told };
  const moved = isEnded(seen.state)
    ? await moveWithdrawal(tx, seen, 'return', { ...by, told, change })
    : seen.state === 'approved'
      ? await moveWithdrawal(tx, seen, 'returnAndStop', { ...by, told, change: { ...change, queue: 'flagged' } })
      : await moveWithdrawal(tx, seen, 'returnPart', { ...by, told, change });
  if (!moved) return null;
  await credit(tx, seen, `house:cash:${payout.provider}`, payout, payout.paid_minor);
  if (feeMinor > 0n) await credit(tx, seen, 'house:fee', payout, feeMinor);
  return moved;
}

/** A bank gives notice that a payout has come back: it is asked about what it said it had paid. */
export async function hearReturns(database: Database, { needs }: CarryingNeeds, id: string): Promise<void> {
  const { payer } = needs;
  const found = await database.reading(async (tx) => {
    const seen = await withdrawalById(tx, id);
    return seen && { seen, payouts: await payoutsOf(tx, seen) };
  });
  if (!found || !payer) return;
  for (const payout of found.payouts.filter(({ state, provider }) => state === 'done' && provider === payer.code)) {
    if ((await payer.query(payoutOf(found.seen, payout))).outcome !== 'returned') continue;
    await database.transaction(async (tx) => {
      const seen = await lockWithdrawal(tx, id);
      const now = seen && (await payoutsOf(tx, seen)).find(({ attempt }) => attempt === payout.attempt);
      if (now) await returnPayout(tx, seen, now, { actor: `bank:${now.provider}`, note: 'the bank has sent it back' });
    });
  }
}

async function credit(
  tx: Tx,
  { player_id: playerId, id, currency }: WithdrawalRow,
  counterAccount: `house:cash:${string}` | 'house:fee',
  { attempt }: PayoutRow,
  amountMinor: bigint,
): Promise<void> {
  const kind = counterAccount === 'house:fee' ? 'fee' : 'withdrawal_return';
  const key = `${id} ${attempt} ${kind}`;
  const { repeated } = await postTransfer(tx, {
    playerId,
    book: 'real',
    source: SOURCE,
    key,
    kind,
    direction: 'credit',
    counterAccount,
    amountMinor,
    currency,
    reference: id,
  });
  if (repeated) throw new Error(`payout ${id}-${attempt} was given back before`);
}
