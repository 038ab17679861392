import { randomUUID } from 'node:crypto';
import { getBalance, getDepositOrder, requestDeposit } from '@pelita/contract';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { signNotice } from '../../platform/providers/payments/hosted-page.ts';
import type { PaymentNotice } from '../../platform/providers/payments/payment-provider.ts';

const world = await testDatabase();
const server = await testServer(world);
const secret = await world.platform.secrets.get('sandbox-bank', () => '');
const { token } = await newMember(server);
let orderId = '';

beforeEach(async () => {
  const input = { params: { method: 'purnama' }, body: { amount: '50.00' } };
  const order = await server.send(requestDeposit, input, { token, headers: { 'idempotency-key': randomUUID() } });
  orderId = order.value.orderId;
  await world.database.single({ name: 'room', text: `update deposit_order set state = 'failed' where id <> $1` }, [
    orderId,
  ]);
});

const notice = (changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  orderId,
  reference: randomUUID(),
  outcome: 'paid',
  amountMinor: 5_000n,
  currency: 'MYR',
  ...changes,
});
const sendRaw = (body: string | Uint8Array, signature: string | null, provider = 'sandbox') =>
  server.call(`/payments/${provider}/notice`, {
    method: 'POST',
    body,
    headers: signature === null ? {} : { 'x-payment-signature': signature },
  });
const balance = async () => (await server.send(getBalance, {}, { token })).value.sumBalance;
const status = async () => (await server.send(getDepositOrder, { params: { orderId } }, { token })).value.status;
const payments = async () =>
  await world.database.single({ name: 'payments', text: 'select provider_reference from deposit_payment' }, []);

test('WALLET-04 a notice that the provider signed moves the money, once however often it comes', async () => {
  const { body, signature } = signNotice(secret, notice(), world.clock.now());
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendRaw(body, signature)));
  expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200, 200]);
  expect(await balance()).toBe('50.00');
  expect(await status()).toBe('confirmed');
});

describe('WALLET-04 what no provider signed is refused and leaves no trace', () => {
  const forged: [string, () => [string | Uint8Array, string | null]][] = [
    ['no signature', () => [signNotice(secret, notice(), world.clock.now()).body, null]],
    ['an empty signature', () => [signNotice(secret, notice(), world.clock.now()).body, '']],
    [
      'another secret',
      () => {
        const { body, signature } = signNotice('another', notice(), world.clock.now());
        return [body, signature];
      },
    ],
    [
      'a higher amount under a genuine signature',
      () => {
        const { body, signature } = signNotice(secret, notice(), world.clock.now());
        return [body.replace('50.00', '5000.00'), signature];
      },
    ],
    [
      'a genuine notice of six minutes ago',
      () => {
        const { body, signature } = signNotice(secret, notice(), world.clock.now().subtract({ minutes: 6 }));
        return [body, signature];
      },
    ],
    [
      'one of the future',
      () => {
        const { body, signature } = signNotice(secret, notice(), world.clock.now().add({ minutes: 6 }));
        return [body, signature];
      },
    ],
    ['no JSON', () => ['paid!', `t=1,v1=${'0'.repeat(64)}`]],
    ['bytes that are no text', () => [new Uint8Array([0xff, 0xfe, 0x00]), `t=1,v1=${'0'.repeat(64)}`]],
    ['an overlong signature', () => ['{}', `t=${'9'.repeat(200)},v1=${'0'.repeat(64)}`]],
  ];

  test.each(forged)('%s', async (_what, make) => {
    const [before, had] = [await balance(), (await payments()).length];
    const [body, signature] = make();
    expect(await sendRaw(body, signature)).toMatchObject({ status: 401, body: { code: 'notice_not_genuine' } });
    expect([await balance(), (await payments()).length, await status()]).toEqual([before, had, 'pending']);
  });
});

test('a genuine notice about an order that is not there, or in another currency, moves nothing', async () => {
  const before = await balance();
  for (const wrong of [notice({ orderId: randomUUID() }), notice({ currency: 'USD' })]) {
    const { body, signature } = signNotice(secret, wrong, world.clock.now());
    expect(await sendRaw(body, signature)).toMatchObject({ status: 404, body: { code: 'deposit_order_unknown' } });
  }
  expect(await balance()).toBe(before);
});

test.each(['elsewhere', '__proto__', 'constructor', 'x'.repeat(150)])(
  'a provider %s that we do not have is a 404',
  async (provider) => {
    const { body, signature } = signNotice(secret, notice(), world.clock.now());
    expect(await sendRaw(body, signature, provider)).toMatchObject({
      status: 404,
      body: { code: 'payment_provider_unknown' },
    });
  },
);

test('API-05 a body of a megabyte is a 413, and another method is no notice', async () => {
  expect(await sendRaw('x'.repeat(100_000), null)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  expect((await server.call('/payments/sandbox/notice')).status).toBe(404);
});
