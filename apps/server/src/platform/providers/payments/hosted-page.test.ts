import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostedPagePayments, isSignedPayUrl, signNotice } from './hosted-page.ts';
import type { PaymentNotice } from './payment-provider.ts';

const secret = 'a shared secret of the test';
const provider = hostedPagePayments({ code: 'sandbox', pageUrl: '/dev/bank', secret });
const now = Temporal.Instant.from('2026-03-01T12:00:00Z');
const notice: PaymentNotice = {
  orderId: '0195a000-0000-7000-8000-000000000001',
  reference: 'bank-77',
  outcome: 'paid',
  amountMinor: 5_000n,
  currency: 'MYR',
};

test('a notice is read back as it was signed', () => {
  const { body, signature } = signNotice(secret, notice, now);
  expect(provider.readNotice(body, signature, now)).toEqual(notice);
});

test('a notice with a changed body, another secret or an old signature is not genuine', () => {
  const { body, signature } = signNotice(secret, notice, now);
  expect(provider.readNotice(body.replace('50.00', '90.00'), signature, now)).toBeNull();
  expect(provider.readNotice(body, signNotice('another secret', notice, now).signature, now)).toBeNull();
  expect(provider.readNotice(body, signature, now.add({ seconds: 301 }))).toBeNull();
  expect(provider.readNotice(body, signature, now.subtract({ seconds: 301 }))).toBeNull();
  expect(provider.readNotice(body, 'nonsense', now)).toBeNull();
});

test('a signed notice of a form that is not ours is refused: no amount, a negative one, a finer one than a sen, zero', () => {
  for (const amount of ['-5.00', '5.001', '0.00', 'five', '1e3']) {
    const { body } = signNotice(secret, notice, now);
    const forged = body.replace('"50.00"', JSON.stringify(amount));
    const signature = signatureOver(forged);
    expect(provider.readNotice(forged, signature, now)).toBeNull();
  }
});

test('a signed notice whose reference cannot be kept, or whose amount is beyond any, is refused', () => {
  for (const [honest, hostile] of [
    ['bank-77', 'bank\\u000077'],
    ['bank-77', '\\ud800'],
    ['bank-77', ''],
    ['bank-77', 'x'.repeat(129)],
    ['50.00', '99999999999999999999.00'],
    ['50.00', '9999999999999999.00'],
  ] as const) {
    const forged = signNotice(secret, notice, now).body.replace(`"${honest}"`, `"${hostile}"`);
    expect(provider.readNotice(forged, signatureOver(forged), now), hostile).toBeNull();
  }
});

test('the address of the payment page is signed over every part of it', () => {
  const url = provider.payUrl({ orderId: notice.orderId, amountMinor: 5_000n, currency: 'MYR', expiresAt: now });
  const search = url.slice(url.indexOf('?') + 1);
  expect(url.startsWith(`/dev/bank/${notice.orderId}?`)).toBe(true);
  expect(isSignedPayUrl(secret, notice.orderId, search)).toBe(true);
  expect(isSignedPayUrl(secret, notice.orderId, search.replace('50.00', '5.00'))).toBe(false);
  expect(isSignedPayUrl(secret, '0195a000-0000-7000-8000-000000000002', search)).toBe(false);
});

/** A signature that the secret's owner would make over any bytes. */
function signatureOver(body: string): string {
  const marked = signNotice(secret, notice, now).signature;
  const seconds = /^t=(\d+)/.exec(marked)?.[1] ?? '';
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`)}`;
}

function hmac(text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
