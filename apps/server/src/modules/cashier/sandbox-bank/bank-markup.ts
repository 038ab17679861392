import type { DepositOrder } from '@pelita/contract';
import { formatMoney, type LanguageCode, type serverText } from '@pelita/i18n';
import { markup, type Markup } from '../../../platform/providers/sandbox-page/markup.ts';
import { type BankAct, bankActs } from './bank-acts.ts';

export type BankWords = { language: LanguageCode; text: (key: Parameters<typeof serverText<'bank'>>[2]) => string };

/** One order, with what stands below it. */
export function orderCard(words: BankWords, order: DepositOrder, below: Markup): Markup {
  return markup`<section>
    <h1 class="amount">${amountOf(words, order)}</h1>
    ${facts(words, order)}${below}
  </section>`;
}

/** What may still be done with an order; after a payment nothing. */
export function orderActs({ text }: BankWords, order: DepositOrder): Markup {
  if (order.status === 'confirmed') return markup``;
  return markup`<div class="acts">${bankActs.map((act) => button(order.orderId, act, text(act)))}</div>`;
}

export function orderList(words: BankWords, orders: readonly DepositOrder[]): Markup {
  if (orders.length === 0) return markup`<p>${words.text('noOrders')}</p>`;
  const items = orders.map(
    (order) =>
      markup`<li><a class="amount" href="${order.payUrl}">${amountOf(words, order)}</a>${facts(words, order)}</li>`,
  );
  return markup`<ul>
    ${items}
  </ul>`;
}

function button(orderId: string, act: BankAct, label: string): Markup {
  return markup`<form method="post" action="/dev/bank/${orderId}/${act}"><button>${label}</button></form>`;
}

function amountOf({ language }: BankWords, { amount, currency }: DepositOrder): string {
  return formatMoney(language, amount, currency);
}

function facts({ language, text }: BankWords, order: DepositOrder): Markup {
  const rows = [
    [text('order'), order.orderId],
    [text('state'), text(order.status)],
    [text('received'), formatMoney(language, order.receivedAmount, order.currency)],
  ] as const;
  return markup`<dl>
    ${rows.map(
      ([name, value]) =>
        markup`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}
