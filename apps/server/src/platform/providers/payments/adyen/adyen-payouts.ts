import * as z from 'zod';
import type { Clock } from '../../../clock/clock.ts';
import type { Tracing } from '../../../tracing/tracing.ts';
import type { Payout, PayoutAnswer, PayoutProvider } from '../payout-provider.ts';
import { AdyenAmount, adyenAmount } from './adyen-amount.ts';
import { type AdyenAnswer, askAdyen } from './adyen-ask.ts';
import type { AdyenPayouts } from './adyen-configuration.ts';

export const ADYEN = 'adyen';

/**
 * Payouts by the Transfers API: from a balance account to a bank account by number and BIC. Our id is the reference, by which a
 * transfer is found again, and the idempotency key, under which it is made once.
 */
export function adyenPayouts(
  configuration: AdyenPayouts,
  { clock, ...how }: { clock: Clock; tracing: Tracing; timeoutMs?: number },
): PayoutProvider {
  const { apiKey, transfersUrl, balanceAccountId, banks } = configuration;
  const ask = askAdyen({ url: transfersUrl, apiKey }, how);
  return {
    code: ADYEN,
    async pay(payout) {
      const bic = Object.hasOwn(banks, payout.payee.bankName) ? banks[payout.payee.bankName] : undefined;
      // Nothing was sent, so nothing will be paid; an operator decides what becomes of the request.
      if (bic === undefined) return { outcome: 'refused' };
      const body = transferTo(payout, bic, configuration);
      return answerTo(payout, await ask('POST', '/transfers', { key: payout.payoutId, body }));
    },
    async query(payout) {
      const { since, until } = spanOf(payout, clock.now());
      const query = new URLSearchParams({
        balanceAccountId,
        reference: payout.payoutId,
        category: 'bank',
        createdSince: since.toString({ fractionalSecondDigits: 0 }),
        createdUntil: until.toString({ fractionalSecondDigits: 0 }),
        limit: '100',
      });
      const answer = await ask('GET', `/transfers?${query}`);
      const found = 'json' in answer && answer.status === 200 ? Transfers.safeParse(answer.json) : null;
      if (!found?.success) return { outcome: 'unknown' };
      const [first, ...more] = found.data.data.filter(({ reference }) => reference === payout.payoutId);
      if (!first) return { outcome: 'unseen' };
      // One id is one transfer. Where it is not, a person has to look, and nothing follows by itself.
      return more.length > 0 ? { outcome: 'unknown' } : outcomeOf(payout, first);
    },
  };
}

function transferTo(
  { payoutId, amountMinor, currency, payee }: Payout,
  bic: string,
  { balanceAccountId, priority }: AdyenPayouts,
) {
  return {
    amount: adyenAmount(amountMinor, currency),
    balanceAccountId,
    category: 'bank',
    priority,
    reference: payoutId,
    counterparty: {
      bankAccount: {
        accountHolder: { type: 'individual', fullName: payee.holderName },
        accountIdentification: { type: 'numberAndBic', accountNumber: payee.accountNumber, bic },
      },
    },
  };
}

const Transfer = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,128}$/),
  reference: z.string(),
  amount: AdyenAmount,
  status: z.string(),
});
const Transfers = z.object({ data: z.array(Transfer).default([]) });

/** The same key at the same moment: the first one's answer is not known yet. */
const IN_PROGRESS = '704';

function answerTo(payout: Payout, answer: AdyenAnswer): PayoutAnswer {
  if ('problem' in answer) return { outcome: 'unknown' };
  if (answer.status === 200 || answer.status === 202) {
    const parsed = Transfer.safeParse(answer.json);
    return parsed.success && parsed.data.reference === payout.payoutId
      ? outcomeOf(payout, parsed.data)
      : { outcome: 'unknown' };
  }
  // Only a request that is refused for what is in it has certainly moved nothing; a wrong key is mended by the operator.
  const isRefused = answer.status === 422 && !answer.isTransient && errorCodeOf(answer.json) !== IN_PROGRESS;
  return { outcome: isRefused ? 'refused' : 'unknown' };
}

function errorCodeOf(json: unknown): string | null {
  const parsed = z.object({ errorCode: z.string() }).safeParse(json);
  return parsed.success ? parsed.data.errorCode : null;
}

const taken: readonly string[] = ['received', 'approvalPending', 'pendingApproval', 'authorised', 'reserved'];
/** None of these is followed by another: the money has stayed in the balance account, or is there again. */
const refused: readonly string[] = ['refused', 'cancelled'];
const cameBack: readonly string[] = ['failed', 'returned'];

function outcomeOf({ currency }: Payout, { id, amount, status }: z.output<typeof Transfer>): PayoutAnswer {
  if (amount.currency !== currency) return { outcome: 'unknown' };
  if (status === 'booked') return { outcome: 'done', paidMinor: BigInt(amount.value), reference: id };
  if (refused.includes(status)) return { outcome: 'refused' };
  if (cameBack.includes(status)) return { outcome: 'returned' };
  return { outcome: taken.includes(status) ? 'taken' : 'unknown' };
}

/** Transfers are listed for half a year at most; a payout's id begins with the millisecond in which it was asked for. */
const SPAN_HOURS = 24 * 180;

function spanOf({ payoutId }: Payout, now: Temporal.Instant): { since: Temporal.Instant; until: Temporal.Instant } {
  const askedMs = Number.parseInt(payoutId.replaceAll('-', '').slice(0, 12), 16);
  const since = Temporal.Instant.fromEpochMilliseconds(askedMs).subtract({ hours: 24 });
  const [latest, soon] = [since.add({ hours: SPAN_HOURS }), now.add({ hours: 24 })];
  return { since, until: Temporal.Instant.compare(soon, latest) < 0 ? soon : latest };
}
