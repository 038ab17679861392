import type { CurrencyCode } from '@pelita/contract';
import * as z from 'zod';
import { AdyenAmount } from './adyen-amount.ts';
import type { AdyenConfiguration, AdyenPayouts } from './adyen-configuration.ts';
import { isSignedByAdyen } from './adyen-signature.ts';

/** A payment that was authorised, by our order. */
export type PaidNotice = { orderId: string; pspReference: string; amountMinor: bigint; currency: CurrencyCode };
/** Something became of a transfer, by our id. */
export type TransferNotice = { payoutId: string };

/**
 * The payments of a standard notification, where Adyen signed every item of it; null otherwise. A try that failed is none:
 * the page stays open for the next one. What is about other events or another merchant is left out.
 */
export function readPaidNotices(
  body: string,
  { merchantAccount, noticeKey }: Pick<AdyenConfiguration, 'merchantAccount' | 'noticeKey'>,
): PaidNotice[] | null {
  const parsed = Notification.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isSignedByAdyen(signedText(item), item.additionalData.hmacSignature, noticeKey)))
    return null;
  return items
    .filter((item) => item.eventCode === 'AUTHORISATION' && item.success === 'true')
    .filter((item) => item.merchantAccountCode === merchantAccount)
    .flatMap(({ merchantReference, pspReference, amount }) => {
      const known = AdyenAmount.safeParse(amount);
      if (!known.success || known.data.value === 0) return [];
      const { value, currency } = known.data;
      return [{ orderId: merchantReference, pspReference, amountMinor: BigInt(value), currency }];
    });
}

/** A notice of the balance platform, signed as the bytes that came; null for anything else. */
export function readTransferNotice(
  body: string,
  signature: string,
  { noticeKey }: Pick<AdyenPayouts, 'noticeKey'>,
): TransferNotice | null {
  if (!isSignedByAdyen(body, signature, noticeKey)) return null;
  const parsed = TransferNotification.safeParse(jsonOf(body));
  return parsed.success ? { payoutId: parsed.data.data.reference } : null;
}

const Item = z.object({
  pspReference: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }),
  eventCode: z.string(),
  success: z.enum(['true', 'false']),
  additionalData: z.object({ hmacSignature: z.string() }),
});
const Notification = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: Item }))
    .min(1)
    .max(100),
});
const TransferNotification = z.object({
  type: z.enum(['balancePlatform.transfer.created', 'balancePlatform.transfer.updated']),
  data: z.object({ reference: z.string() }),
});

function signedText(item: z.output<typeof Item>): string {
  const {
    pspReference,
    originalReference = '',
    merchantAccountCode,
    merchantReference,
    amount,
    eventCode,
    success,
  } = item;
  const { value, currency } = amount;
  return [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    value,
    currency,
    eventCode,
    success,
  ].join(':');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
