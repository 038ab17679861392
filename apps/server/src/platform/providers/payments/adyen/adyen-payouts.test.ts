import { describe, expect, test } from 'vitest';
import { passingOn } from '../../../tracing/tracing.ts';
import { adyenConfiguration } from './adyen-configuration.ts';
import { adyenPayouts } from './adyen-payouts.ts';
import { adyenServer, type Fault } from './testing/adyen-server.ts';

const NOW = Temporal.Instant.from('2026-03-02T04:00:00Z');
const payout = {
  // A UUIDv7 of 2026-03-01, and the first attempt.
  payoutId: '019ca6b5-1400-7000-8000-000000000001-1',
  amountMinor: 125_050n,
  currency: 'MYR',
  payee: { bankName: 'Maybank', holderName: 'SITI BINTI ALI', accountNumber: '112233445566' },
} as const;

async function desk(now = NOW) {
  const adyen = await adyenServer();
  const { payouts } = adyenConfiguration().parse(adyen.configuration);
  if (!payouts) throw new Error('pays nothing out');
  const clock = { now: () => now, monotonicMs: () => 0 };
  return { adyen, payer: adyenPayouts(payouts, { clock, tracing: passingOn, timeoutMs: 300 }) };
}

test('WALLET-06 a payout is asked for as the published contract says, and its id is reference and key', async () => {
  const { adyen, payer } = await desk();
  expect(await payer.pay(payout)).toEqual({ outcome: 'taken' });
  expect([...adyen.transfers.keys()]).toEqual([payout.payoutId]);
  expect(JSON.parse(adyen.asked[0]?.body ?? '')).toMatchObject({
    amount: { value: 125_050, currency: 'MYR' },
    counterparty: { bankAccount: { accountIdentification: { accountNumber: '112233445566', bic: 'MBBEMYKL' } } },
  });
});

test('WALLET-02 an answer that is lost, late, broken or a fault is unknown; asked about, the payout is there, and it is one', async () => {
  const { adyen, payer } = await desk();
  for (const fault of ['lost', 'fault', 'garbage', 'silent', 'in progress'] satisfies Fault[]) {
    adyen.faults.push(fault);
    expect(await payer.pay(payout), fault).toEqual({ outcome: 'unknown' });
    adyen.faults.push(fault);
    expect(await payer.query(payout), fault).toEqual({ outcome: 'unknown' });
  }
  adyen.faults.length = 0;
  expect(await payer.query(payout)).toEqual({ outcome: 'taken' });
  expect(adyen.transfers.size).toBe(1);
});

test('WALLET-02 what Adyen has not seen is unseen, and what it refuses for its content is refused', async () => {
  const { adyen, payer } = await desk();
  expect(await payer.query(payout)).toEqual({ outcome: 'unseen' });
  adyen.faults.push('refused');
  expect(await payer.pay(payout)).toEqual({ outcome: 'refused' });
  expect(adyen.transfers.size).toBe(0);
});

test.each([
  ['received', { outcome: 'taken' }],
  ['authorised', { outcome: 'taken' }],
  ['booked', { outcome: 'done', paidMinor: 125_050n, reference: 'TRF0000000001' }],
  ['refused', { outcome: 'refused' }],
  ['failed', { outcome: 'returned' }],
  ['returned', { outcome: 'returned' }],
  ['somethingNew', { outcome: 'unknown' }],
])('a transfer that is %s is told as it is', async (status, answer) => {
  const { adyen, payer } = await desk();
  await payer.pay(payout);
  for (const transfer of adyen.transfers.values()) transfer.status = status;
  expect(await payer.query(payout)).toEqual(answer);
});

describe('a transfer that is not quite ours settles nothing', () => {
  test('in another currency, of a fraction, or twice', async () => {
    const { adyen, payer } = await desk();
    await payer.pay(payout);
    const [transfer] = adyen.transfers.values();
    if (!transfer) throw new Error('no transfer');
    transfer.status = 'booked';
    for (const amount of [
      { value: 125_050, currency: 'USD' },
      { value: 1.5, currency: 'MYR' },
      { value: -1, currency: 'MYR' },
    ]) {
      adyen.transfers.set(payout.payoutId, { ...transfer, amount });
      expect(await payer.query(payout), JSON.stringify(amount)).toEqual({ outcome: 'unknown' });
    }
    adyen.transfers.set(payout.payoutId, transfer).set('again', { ...transfer, id: 'TRF2' });
    expect(await payer.query(payout)).toEqual({ outcome: 'unknown' });
  });
});

test('a bank without a BIC is paid nothing and asked nothing', async () => {
  const { adyen, payer } = await desk();
  for (const bankName of ['Unknown Bank', '__proto__', 'constructor'])
    expect(await payer.pay({ ...payout, payee: { ...payout.payee, bankName } })).toEqual({ outcome: 'refused' });
  expect(adyen.asked).toEqual([]);
});

test('a payout of a year ago is asked about within the half year that Adyen lists', async () => {
  const { payer } = await desk(NOW.add({ hours: 24 * 365 }));
  expect(await payer.query(payout)).toEqual({ outcome: 'unseen' });
});

test('a wrong key is mended by the operator, so nothing is known until then', async () => {
  const { adyen } = await desk();
  const { payouts } = adyenConfiguration().parse(adyen.configuration);
  if (!payouts) throw new Error('pays nothing out');
  const clock = { now: () => NOW, monotonicMs: () => 0 };
  const wrong = adyenPayouts({ ...payouts, apiKey: 'wrong' }, { clock, tracing: passingOn });
  expect(await wrong.pay(payout)).toEqual({ outcome: 'unknown' });
  expect(await wrong.query(payout)).toEqual({ outcome: 'unknown' });
  expect(adyen.transfers.size).toBe(0);
});
