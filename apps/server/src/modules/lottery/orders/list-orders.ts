import type { CallAnswer, CallInput, todaysLotteryOrders } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCancellableGame } from './cancellable.ts';
import { orderShape } from './order-shape.ts';
import { itemsOf, ordersSince } from './store.ts';

type Call = typeof todaysLotteryOrders;

/** Orders of the business day in the brand’s zone, and those whose draw is still to come. */
export function listOrders({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  const { currency, timeZone } = brand;
  return async (tx: Tx, who: CallerOf<Call>, { query: { page, size } }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const today = tx.now.toZonedDateTimeISO(timeZone).startOfDay().toInstant();
    // One more than is shown tells whether there are more.
    const found = await ordersSince(tx, playerId, today, { offset: (page - 1) * size, limit: size + 1 });
    const orders = found.slice(0, size);
    const items = Map.groupBy(
      await itemsOf(
        tx,
        playerId,
        orders.map(({ orderId }) => orderId),
      ),
      ({ orderId }) => orderId,
    );
    const shown = { currency, now: tx.now, isCancellableGame: isCancellableGame(settings) };
    return {
      content: orders.map((order) => orderShape(order, items.get(order.orderId) ?? [], shown)),
      page,
      hasMore: found.length > size,
    };
  };
}
