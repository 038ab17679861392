import type { BetRecord, DepositRecord, MovementRecord, ProfitRecord, WithdrawalOrder } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { FileColumn } from '../../platform/csv/csv.ts';

/** The files of records, in the language of who asks for them. */

type Head = Parameters<typeof serverText<'recordFiles'>>[2];

export const depositColumns = (language: string): FileColumn<DepositRecord>[] => [
  text(language, 'at', ({ createdAt }) => createdAt),
  text(language, 'number', ({ number }) => number),
  text(language, 'method', ({ method }) => method),
  figure(language, 'amount', ({ amount }) => amount),
  figure(language, 'received', ({ receivedAmount }) => receivedAmount),
  text(language, 'currency', ({ currency }) => currency),
  text(language, 'status', ({ status }) => status),
];

export const withdrawalColumns = (language: string): FileColumn<WithdrawalOrder>[] => [
  text(language, 'at', ({ createdAt }) => createdAt),
  text(language, 'number', ({ number }) => number),
  text(language, 'bank', ({ bankName, accountNumber }) => `${bankName} ${accountNumber}`),
  figure(language, 'amount', ({ amount }) => amount),
  figure(language, 'fee', ({ fee }) => fee),
  figure(language, 'paid', ({ paidAmount }) => paidAmount),
  text(language, 'currency', ({ currency }) => currency),
  text(language, 'status', ({ status }) => status),
];

export const movementColumns = (language: string): FileColumn<MovementRecord>[] => [
  text(language, 'at', ({ at }) => at),
  text(language, 'type', ({ type }) => type),
  text(language, 'game', ({ gameName }) => gameName ?? ''),
  text(language, 'vendor', ({ vendor }) => vendor ?? ''),
  figure(language, 'amount', ({ amount }) => amount),
  figure(language, 'balance', ({ balanceAfter }) => balanceAfter),
  text(language, 'currency', ({ currency }) => currency),
  text(language, 'reference', ({ reference }) => reference),
];

export const betColumns = (language: string): FileColumn<BetRecord>[] => [
  text(language, 'at', ({ at }) => at),
  text(language, 'game', ({ gameName }) => gameName),
  text(language, 'vendor', ({ vendorName }) => vendorName),
  text(language, 'product', ({ product }) => product),
  figure(language, 'stake', ({ stake }) => stake),
  figure(language, 'won', ({ won }) => won),
  figure(language, 'net', ({ net }) => net),
  text(language, 'currency', ({ currency }) => currency),
  text(language, 'status', ({ status }) => status),
  text(language, 'reference', ({ betId }) => betId),
];

export const profitColumns = (language: string): FileColumn<ProfitRecord>[] => [
  text(language, 'period', ({ period }) => period),
  figure(language, 'bets', ({ bets }) => String(bets)),
  figure(language, 'stake', ({ stake }) => stake),
  figure(language, 'won', ({ won }) => won),
  figure(language, 'bonus', ({ bonus }) => bonus),
  figure(language, 'net', ({ net }) => net),
  figure(language, 'deposited', ({ deposited }) => deposited),
  figure(language, 'withdrawn', ({ withdrawn }) => withdrawn),
  text(language, 'currency', ({ currency }) => currency),
];

function text<Row>(language: string, head: Head, of: (row: Row) => string): FileColumn<Row> {
  return { head: serverText(language, 'recordFiles', head), of };
}

function figure<Row>(language: string, head: Head, of: (row: Row) => string): FileColumn<Row> {
  return { ...text(language, head, of), isFigure: true };
}
