import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { listChases, stopChase } from './chase/chase-calls.ts';
import { cancelItems } from './orders/cancel-items.ts';
import { getOrder } from './orders/get-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { placeOrder } from './orders/place-order.ts';
import type { Placer } from './orders/placer.ts';

export function lotteryRoutes(platform: Platform, place: Placer): Binding[] {
  return [
    bindLong(contract.placeLotteryOrder, placeOrder(platform, place)),
    bindReading(contract.todaysLotteryOrders, listOrders(platform)),
    bindReading(contract.getLotteryOrder, getOrder(platform)),
    bind(contract.cancelLotteryItems, cancelItems(platform)),
    bindReading(contract.listLotteryChases, listChases),
    bind(contract.stopLotteryChase, stopChase),
  ];
}
