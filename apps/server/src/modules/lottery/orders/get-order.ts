import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  type getLotteryOrder,
  Refusal,
} from '@pelita/contract';
import { decimal } from '@pelita/games/fraction';
import { gameOf, playTypeOf, type Result, ruleSetOf, settleLine, winnersOf } from '@pelita/lottery';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCancellableGame } from './cancellable.ts';
import { itemShape, orderShape } from './order-shape.ts';
import { readPrices } from './price-lists.ts';
import { type ItemRow, itemsOf, orderOf } from './store.ts';

type Call = typeof getLotteryOrder;
type Explained = CallAnswer<Call>['items'][number]['wonLines'];

/** Another player’s order answers as one that does not exist. */
export function getOrder({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  const { currency } = brand;
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const order = await orderOf(tx, playerId, params.orderId);
    if (order === null) throw new Refusal('lottery_order_unknown');
    const items = await itemsOf(tx, playerId, [order.orderId]);
    const isSettled = order.drawState === 'settled';
    return {
      ...orderShape(order, items, { currency, now: tx.now, isCancellableGame: isCancellableGame(settings) }),
      result: order.result,
      items: items.map((item) => ({
        ...itemShape(item, currency),
        wonLines: isSettled && order.result ? explainItem(order.gameCode, item, order.result, currency) : [],
      })),
    };
  };
}

/** Its lines that got something, by the code and the prices that settled it. */
function explainItem(gameCode: string, item: ItemRow, result: Result, currency: CurrencyCode): Explained {
  const rules = ruleSetOf(gameOf(gameCode)?.rules ?? '');
  const playType = rules && playTypeOf(rules, item.playType);
  if (playType === undefined || item.state === 'cancelled') return [];
  const asked = { winners: winnersOf(playType, result), prices: readPrices(item.prices), unitMinor: item.unitMinor };
  return playType.lines(item.content).flatMap((line) => {
    const { awards, returnedMinor } = settleLine(playType, line, asked);
    if (awards.length === 0) return [];
    return {
      keys: [...line.keys],
      returned: decimalFromMinor(returnedMinor, currency),
      awards: awards.map(({ prize, times, odds, hits }) => ({
        prize,
        times,
        odds: decimal(odds, 4),
        seen: hits.map(({ seen }) => seen),
      })),
    };
  });
}
