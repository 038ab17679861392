import {
  type CallAnswer,
  type CallInput,
  type cancelLotteryItems,
  type CurrencyCode,
  decimalFromMinor,
  Refusal,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gamesWithoutCancelling } from './cancellable.ts';
import { expandCart } from './expand-cart.ts';
import { readItemId } from './item-id.ts';
import { limitsOf, reservationsOf } from './reservations.ts';
import { type ItemRow, itemsOf, orderOf } from './store.ts';

type Call = typeof cancelLotteryItems;

/** Takes items back while their draw sells: stakes, numbers and lines in one statement. */
export function cancelItems({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  const { currency } = brand;
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, isTrialAccount } = who.player;
    const named = body.itemIds.map(readItemId);
    const gameOfOrder = new Map<string, string>();
    for (const orderId of new Set(named.map(({ orderId }) => orderId))) {
      const order = await orderOf(tx, playerId, orderId);
      if (order === null) throw new Refusal('lottery_order_unknown');
      gameOfOrder.set(orderId, order.gameCode);
    }
    const asked = new Set(body.itemIds);
    const items = (await itemsOf(tx, playerId, [...gameOfOrder.keys()])).filter(({ orderId, position }) =>
      asked.has(`${orderId}.${position}`),
    );
    const sold = items.flatMap((item) => soldBy(settings, item, gameOfOrder.get(item.orderId) ?? '', currency));
    const [row] = await tx.run<{ outcome: string }>(cancelStatement, [
      playerId,
      isTrialAccount ? 'play' : 'real',
      currency,
      named.map(({ orderId }) => orderId),
      named.map(({ position }) => BigInt(position)),
      gamesWithoutCancelling(settings),
      sold.map((one) => one.orderId),
      sold.map((one) => BigInt(one.position)),
      sold.map((one) => one.playType),
      sold.map((one) => one.keys),
      sold.map((one) => one.stakeMinor),
      sold.map((one) => one.payableMinor),
      tx.now,
    ]);
    refuse(row?.outcome);
    tx.changed(playerTopic(playerId));
    return { done: true };
  };
}

/** What the item had reserved: its content as it was expanded then. */
function soldBy(
  settings: Pick<Platform, 'settings'>['settings'],
  item: ItemRow,
  gameCode: string,
  currency: CurrencyCode,
) {
  const { playType, content, unitMinor, rebateSteps, orderId, position } = item;
  const unit = decimalFromMinor(unitMinor, currency);
  const asked = { playType, content, unit, multiple: 1, rebate: String(rebateSteps / 2_000) };
  const reservations = reservationsOf(
    expandCart(gameCode, [asked], { currency }),
    limitsOf(settings, gameCode, currency),
  );
  return reservations.map((reservation) => ({ ...reservation, orderId, position }));
}

function refuse(outcome: string | undefined): void {
  switch (outcome) {
    case 'cancelled':
      return;
    case 'item_unknown':
      throw new Refusal('lottery_order_unknown');
    case 'draw_closed':
      throw new Refusal('draw_closed');
    case 'not_allowed':
      throw new Refusal('bet_stands');
    default:
      throw new Error(`the database answered ${outcome} to a cancelled bet`);
  }
}

const cancelStatement: Statement = {
  name: 'lottery.cancel',
  text: `select cancel_lottery_items($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as outcome`,
};
