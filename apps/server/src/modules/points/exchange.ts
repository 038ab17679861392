import {
  type Brand,
  type CallAnswer,
  decimalFromMinor,
  type PlayerId,
  type redeemPointReward,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { shortNumber } from '../../platform/ids/short-number.ts';
import { POINTS, postTransfer } from '../ledger/index.ts';
import { wordsOf } from './mall/get-point-reward.ts';
import type { ExchangeRow, GoodWithTexts } from './store.ts';

export const EXCHANGE_SOURCE = 'points-exchange';

/** Refuses in points what the ledger would refuse in money. */
export function requirePoints(available: bigint, points: bigint): void {
  if (available < points) throw new Refusal('points_insufficient', { extra: { available: Number(available) } });
}

/** Points are spent and money is there, in one transaction. */
export async function payForPoints(
  tx: Tx,
  { playerId, id, points, creditMinor, currency }: Payment,
): Promise<{ remaining: bigint }> {
  const side = { playerId, source: EXCHANGE_SOURCE, key: id, reference: id, kind: 'exchange' } as const;
  const spent = { book: 'points', currency: POINTS, counterAccount: 'house:points', direction: 'debit' } as const;
  const paid = { book: 'real', currency, counterAccount: 'house:bonus', direction: 'credit' } as const;
  const { availableMinor } = await postTransfer(tx, { ...side, ...spent, key: `${id}/points`, amountMinor: points });
  await postTransfer(tx, { ...side, ...paid, key: `${id}/money`, amountMinor: creditMinor });
  return { remaining: availableMinor };
}

type Payment = {
  playerId: PlayerId;
  id: string;
  points: bigint;
  creditMinor: bigint;
  currency: Brand['currency'];
};

export function exchangeShape(
  row: ExchangeRow,
  good: GoodWithTexts | undefined,
  { language, brand }: { language: string; brand: Pick<Brand, 'defaultLanguage'> },
): CallAnswer<typeof redeemPointReward> {
  return {
    referenceNumber: shortNumber('P', row.id),
    applyTime: row.asked_at.toString(),
    type: row.good_id === null ? 'conversion' : row.credit_minor === null ? 'item' : 'credit',
    name: good ? wordsOf(good, language, brand).name : '',
    quantity: row.quantity,
    points: Number(row.points),
    exchangeAmount: row.credit_minor === null ? null : decimalFromMinor(row.credit_minor, row.currency),
    currency: row.currency,
    status: row.state,
    remark: row.remark,
  };
}
