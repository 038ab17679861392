import { type CallAnswer, type CallInput, type processC2CTransaction as answerCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { dueMinor, withdrawalOf, type WithdrawalRow } from '../store.ts';
import { withdrawalShape } from '../withdrawal-shape.ts';
import { byReceipt, concludeReceipt } from './conclude-receipt.ts';
import { markSent, proofIdsOf } from './proof-store.ts';

type Call = typeof answerCall;

/**
 * MC-07: what the player says of a payment. `received` settles what the bank reported, `fullPayment` all that was due;
 * `notReceived` settles nothing and goes to the operators with its pictures.
 */
export async function answerPayment(tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  const seen = await withdrawalOf(tx, playerId, body.orderId);
  if (!seen) throw new Refusal('withdrawal_unknown');
  if (seen.state !== 'awaiting') throw new Refusal('withdrawal_not_awaiting');
  const images = [...new Set(body.images ?? [])];
  if (body.answer === 'notReceived' && images.length === 0)
    throw new Refusal('proof_required', { fields: { images: { key: 'required' } } });
  await keepImages(tx, seen, images);
  const by = { actor: `player:${playerId}`, note: body.remark ?? null };
  const moved =
    body.answer === 'notReceived'
      ? await moveWithdrawal(tx, seen, 'dispute', { ...by, change: { reason: null } })
      : await concludeReceipt(tx, seen, byReceipt, {
          ...by,
          receivedMinor: body.answer === 'received' ? seen.reported_minor : dueMinor(seen),
        });
  if (!moved) throw new Refusal('withdrawal_not_awaiting');
  return withdrawalShape(moved);
}

async function keepImages(tx: Tx, seen: WithdrawalRow, images: readonly string[]): Promise<void> {
  if (images.length === 0) return;
  const known = new Set(await proofIdsOf(tx, seen));
  if (images.some((image) => !known.has(image))) throw new Refusal('proof_unknown');
  await markSent(tx, seen, images);
}
