import { type CurrencyCode, decimalFromMinor, type LotteryOrder } from '@pelita/contract';
import { FULL_RETURN } from '@pelita/lottery';
import { itemIdOf } from './item-id.ts';
import type { ItemRow, OrderRow } from './store.ts';

export type ShownAs = {
  currency: CurrencyCode;
  now: Temporal.Instant;
  isCancellableGame: (gameCode: string) => boolean;
};

/** An order as its player reads it. */
export function orderShape(order: OrderRow, items: readonly ItemRow[], shown: ShownAs): LotteryOrder {
  const { currency, now, isCancellableGame } = shown;
  const isOpen = order.drawState === 'scheduled' && Temporal.Instant.compare(now, order.closesAt) < 0;
  return {
    orderId: order.orderId,
    gameCode: order.gameCode,
    drawNo: order.drawNo,
    drawsAt: order.drawsAt.toString(),
    closesAt: order.closesAt.toString(),
    stake: decimalFromMinor(order.stakeMinor, currency),
    currency,
    at: order.at.toString(),
    chaseId: order.chaseId,
    isCancellable: isOpen && isCancellableGame(order.gameCode) && items.some(({ state }) => state === 'placed'),
    items: items.map((item) => itemShape(item, currency)),
  };
}

export function itemShape(item: ItemRow, currency: CurrencyCode): LotteryOrder['items'][number] {
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return {
    itemId: itemIdOf(item.orderId, item.position),
    lines: item.lineCount,
    stake: money(item.stakeMinor),
    state: item.state,
    playType: item.playType,
    content: item.content,
    unit: money(item.unitMinor),
    rebate: String(item.rebateSteps / FULL_RETURN),
    won: money(item.wonMinor),
    refunded: money(item.refundedMinor),
    rebated: money(item.rebateMinor),
  };
}
