import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CurrencyCode, currencies, decimalFromMinor, minorFromDecimal } from '@pelita/contract';
import * as z from 'zod';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';

/** How old a signed notice may be: providers send again with a new signature. */
const NOTICE_LIFETIME_SECONDS = 300;

export type HostedPageOptions = {
  code: string;
  /** The address of the provider's payment page. */
  pageUrl: string;
  /** Shared with the provider. Signs both ways. */
  secret: string;
};

/**
 * The usual kind of payment provider: a page of its own, opened with a signed address, and notices signed as
 * `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 */
export function hostedPagePayments({ code, pageUrl, secret }: HostedPageOptions): PaymentProvider {
  return {
    code,
    payUrl(order) {
      const query = new URLSearchParams({
        amount: decimalFromMinor(order.amountMinor, order.currency),
        currency: order.currency,
        expires: order.expiresAt.toString(),
      });
      return `${pageUrl}/${order.orderId}?${query}&sign=${hmac(secret, `${order.orderId}?${query}`)}`;
    },
    readNotice(body, signature, now) {
      const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
      if (!parts) return null;
      const [, seconds = '', given = ''] = parts;
      const ageSeconds = Math.abs(Number(now.epochMilliseconds / 1000) - Number(seconds));
      if (!sameText(given, hmac(secret, `${seconds}.${body}`)) || ageSeconds > NOTICE_LIFETIME_SECONDS) return null;
      return noticeFrom(body);
    },
  };
}

/** What a provider sends: body and signature header. The sandbox bank signs its own with it. */
export function signNotice(
  secret: string,
  notice: PaymentNotice,
  now: Temporal.Instant,
): { body: string; signature: string } {
  const { amountMinor, ...rest } = notice;
  const body = JSON.stringify({ ...rest, amount: decimalFromMinor(amountMinor, notice.currency) });
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  return { body, signature: `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}` };
}

/** Whether a payment page was opened with an address that we signed. */
export function isSignedPayUrl(secret: string, orderId: string, search: string): boolean {
  const at = search.lastIndexOf('&sign=');
  return at > 0 && sameText(search.slice(at + 6), hmac(secret, `${orderId}?${search.slice(0, at)}`));
}

const Notice = z.object({
  orderId: z.uuid(),
  reference: z.string().regex(/^[\x21-\x7e]{1,128}$/),
  outcome: z.enum(['paid', 'failed']),
  amount: z.string(),
  currency: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
});

function noticeFrom(body: string): PaymentNotice | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = Notice.safeParse(json);
  if (!parsed.success) return null;
  const { amount, ...rest } = parsed.data;
  const amountMinor = minorFromDecimal(amount, rest.currency);
  if (amountMinor === null || (rest.outcome === 'paid' && amountMinor === 0n)) return null;
  return { ...rest, amountMinor };
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
