import type { CurrencyCode } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentLink } from '../../platform/providers/payments/adyen/adyen-links.ts';

/** `paid_by` is Adyen’s reference of the payment; null while only the link has told of it. */
export type LinkRow = {
  order_id: string;
  link_id: string;
  url: string;
  amount_minor: bigint;
  currency: CurrencyCode;
  state: PaymentLink['state'];
  paid_by: string | null;
  asked: number;
  ask_at: Temporal.Instant;
  made_at: Temporal.Instant;
};

const FIRST_LOOK_MINUTES = 2;

/** Of two that opened the page at once, the first one's row counts; the link is the same. */
export async function insertLink(tx: Tx, orderId: string, link: PaymentLink): Promise<void> {
  await tables(tx)
    .insertInto('adyen_link')
    .values({
      order_id: orderId,
      link_id: link.linkId,
      url: link.url,
      amount_minor: link.amountMinor,
      currency: link.currency,
      state: 'open',
      paid_by: null,
      asked: 0,
      ask_at: tx.now.add({ minutes: FIRST_LOOK_MINUTES }),
      made_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function linkOf(tx: Tx, orderId: string): Promise<LinkRow | null> {
  return (await links(tx).where('order_id', '=', orderId).executeTakeFirst()) ?? null;
}

/** From here to the commit nobody else tells of this link’s payment. */
export async function lockLink(tx: Tx, orderId: string): Promise<LinkRow | null> {
  return (await links(tx).where('order_id', '=', orderId).forUpdate().executeTakeFirst()) ?? null;
}

export async function dueLinks(tx: Tx, limit: number): Promise<LinkRow[]> {
  return await links(tx)
    .where('state', '=', 'open')
    .where('ask_at', '<=', tx.now)
    .orderBy('ask_at')
    .limit(limit)
    .execute();
}

export async function noteLink(
  tx: Tx,
  { order_id }: Pick<LinkRow, 'order_id'>,
  change: Partial<Pick<LinkRow, 'state' | 'paid_by' | 'asked' | 'ask_at'>>,
): Promise<void> {
  await tables(tx).updateTable('adyen_link').set(change).where('order_id', '=', order_id).execute();
}

function links(tx: Tx) {
  return tables(tx).selectFrom('adyen_link').selectAll();
}

function tables(tx: Tx): Kysely<{ adyen_link: LinkRow }> {
  return tx.tables<{ adyen_link: LinkRow }>();
}
