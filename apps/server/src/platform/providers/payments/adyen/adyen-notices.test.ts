import { expect, test } from 'vitest';
import { readPaidNotices, readTransferNotice } from './adyen-notices.ts';
import { isSignedByAdyen } from './adyen-signature.ts';
import { paidNotice, transferNotice } from './testing/adyen-server.ts';

const whose = { merchantAccount: 'PelitaCOM', noticeKey: 'ab'.repeat(32) };
const paid = { merchantReference: 'order-1', pspReference: 'PSP1', amount: { value: 5_000, currency: 'MYR' } };

test('the signature is the one of Adyen’s own example', () => {
  const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  const text = '7914073381342284::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true';
  expect(isSignedByAdyen(text, 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=', key)).toBe(true);
  expect(isSignedByAdyen(`${text} `, 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=', key)).toBe(false);
  expect(isSignedByAdyen(text, '', key)).toBe(false);
});

test('a notice tells the payments of its items; a failed try, another event and another merchant tell none', () => {
  expect(readPaidNotices(paidNotice([paid, { ...paid, pspReference: 'PSP2' }]), whose)).toEqual([
    { orderId: 'order-1', pspReference: 'PSP1', amountMinor: 5_000n, currency: 'MYR' },
    { orderId: 'order-1', pspReference: 'PSP2', amountMinor: 5_000n, currency: 'MYR' },
  ]);
  for (const other of [{ success: 'false' }, { eventCode: 'REFUND' }, { merchantAccountCode: 'Another' }])
    expect(readPaidNotices(paidNotice([paid], other), whose), JSON.stringify(other)).toEqual([]);
  for (const amount of [
    { value: 0, currency: 'MYR' },
    { value: 5_000, currency: 'XXX' },
  ])
    expect(readPaidNotices(paidNotice([{ ...paid, amount }]), whose)).toEqual([]);
});

test('SEC-03 a notice that another key signed, that was changed, or of which one item is not signed is none', () => {
  const genuine = paidNotice([paid]);
  const mixed = JSON.parse(paidNotice([paid, paid])) as {
    notificationItems: { NotificationRequestItem: { additionalData: object } }[];
  };
  const [, second] = mixed.notificationItems;
  if (second) second.NotificationRequestItem.additionalData = { hmacSignature: 'AAAA' };
  for (const forged of [
    paidNotice([paid], { key: 'cd'.repeat(32) }),
    genuine.replace('"value":5000', '"value":500000'),
    genuine.replace('order-1', 'order-2'),
    genuine.replace('"success":"true"', '"success":true'),
    genuine.replace(/"hmacSignature":"[^"]*"/, '"other":""'),
    JSON.stringify(mixed),
    '',
    '[]',
    'null',
    '{"notificationItems":[]}',
    '{"__proto__":{"notificationItems":[]}}',
  ])
    expect(readPaidNotices(forged, whose), forged.slice(0, 60)).toBeNull();
});

test('a transfer’s notice is signed as the bytes that came', () => {
  const { body, signature } = transferNotice('payout-1', 'booked');
  expect(readTransferNotice(body, signature, whose)).toEqual({ payoutId: 'payout-1' });
  expect(readTransferNotice(`${body} `, signature, whose)).toBeNull();
  expect(readTransferNotice(body, transferNotice('payout-1', 'booked', 'cd'.repeat(32)).signature, whose)).toBeNull();
  for (const none of ['', 'null', '{"type":"balancePlatform.transfer.updated"}'])
    expect(readTransferNotice(none, signature, whose)).toBeNull();
});
