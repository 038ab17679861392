import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { AccrualBook } from './accounts.ts';
import {
  type PostedTransfer,
  postedOrRefused,
  type PostingAnswer,
  postStatement,
  requireAmount,
  requireSource,
} from './post-transfer.ts';
import { openWallet } from './wallet.ts';

type Accrual = {
  playerId: PlayerId;
  accrual: AccrualBook;
  currency: CurrencyCode;
  source: string;
  key: string;
  reference: string;
};

/** Adds to what a player has earned and not been paid: millionths of the currency, once for each key. */
export async function accrue(tx: Tx, accrued: Accrual & { amountMicros: bigint }): Promise<PostedTransfer> {
  requireAmount(accrued.amountMicros);
  requireSource(accrued.source);
  const { playerId, accrual, currency, source, key, reference, amountMicros } = accrued;
  await openWallet(tx, { playerId, book: accrual, currency });
  const [answer] = await tx.run<PostingAnswer>(postStatement, [
    playerId,
    accrual,
    currency,
    source,
    key,
    'accrual',
    'house:accrued',
    'wallet',
    amountMicros,
    reference,
    tx.now,
  ]);
  return postedOrRefused({ playerId, book: accrual, currency }, answer);
}

export type PaidAccrual = PostedTransfer & { paidMinor: bigint };

/**
 * Pays into the real wallet what has come together in whole minor units, once for each key, and leaves the rest where it is.
 * Null when it is less than one.
 */
export async function payAccrual(tx: Tx, payment: Accrual): Promise<PaidAccrual | null> {
  requireSource(payment.source);
  const { playerId, accrual, currency, source, key, reference } = payment;
  const [answer] = await tx.run<PaymentAnswer>(payStatement, [
    playerId,
    accrual,
    currency,
    source,
    key,
    reference,
    tx.now,
  ]);
  if (answer?.outcome === 'nothing') return null;
  const posted = postedOrRefused({ playerId, book: 'real', currency }, answer);
  tx.changed(playerTopic(playerId));
  return { ...posted, paidMinor: answer?.paid_minor ?? 0n };
}

type PaymentAnswer = (PostingAnswer | { outcome: 'nothing' }) & { paid_minor: bigint };

const payStatement: Statement = {
  name: 'ledger.pay-accrual',
  text: 'select * from pay_accrual($1, $2, $3, $4, $5, $6, $7)',
};
