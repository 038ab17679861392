import type { PayoutAnswer, PayoutQueryAnswer } from '../../../platform/providers/payments/payout-provider.ts';

/** What follows from a bank's answer. `refused` gives nothing back: an operator decides what becomes of the request. */
export type Follow =
  | { kind: 'paid'; paidMinor: bigint; reference: string }
  | { kind: 'wait' | 'lost' | 'refused' | 'send' };

/**
 * To a payout that was sent. A refusal of the only try proves that nothing was paid. After a try whose end is unknown it
 * proves nothing, for that one may still be on its way; the bank is asked instead.
 */
export function afterPay(answer: PayoutAnswer, isOnlyTry: boolean): Follow {
  if (answer.outcome === 'returned') return { kind: 'refused' };
  if (answer.outcome === 'refused') return { kind: isOnlyTry ? 'refused' : 'lost' };
  return paidOr(answer) ?? { kind: answer.outcome === 'taken' ? 'wait' : 'lost' };
}

/** To a question. What the bank has not seen is sent again under the same id, so that it is paid once whichever arrives. */
export function afterQuery(answer: PayoutQueryAnswer): Follow {
  if (answer.outcome === 'unseen') return { kind: 'send' };
  if (answer.outcome === 'refused' || answer.outcome === 'returned') return { kind: 'refused' };
  return paidOr(answer) ?? { kind: answer.outcome === 'taken' ? 'wait' : 'lost' };
}

/** A bank that says it has paid nothing has said nothing. */
function paidOr(answer: PayoutAnswer): Follow | null {
  if (answer.outcome !== 'done') return null;
  return answer.paidMinor > 0n
    ? { kind: 'paid', paidMinor: answer.paidMinor, reference: answer.reference }
    : { kind: 'lost' };
}
