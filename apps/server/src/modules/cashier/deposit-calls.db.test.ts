import { randomUUID } from 'node:crypto';
import { getBalance, getDepositMethods, getDepositOrder, requestDeposit } from '@pelita/contract';
import { newMember, newTrial, paidIn, type Person, testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';

const world = await testDatabase();
const server = await testServer(world);
const anybody = await newMember(server);
const trial = await newTrial(server);
let member: Person;

beforeEach(async () => {
  member = await newMember(server);
});

const ask = (amount: unknown, { key = randomUUID() as string, method = 'purnama', as = member } = {}) =>
  server.send(
    requestDeposit,
    { params: { method }, body: { amount: amount as string } },
    { token: as.token, headers: { 'idempotency-key': key } },
  );
const look = (orderId: string, as = member) =>
  server.send(getDepositOrder, { params: { orderId } }, { token: as.token });
const balance = async (as = member) => (await server.send(getBalance, {}, { token: as.token })).value.sumBalance;
const ordersOf = async ({ playerId }: Person) =>
  await world.database.single({ name: 'orders', text: 'select id from deposit_order where player_id = $1' }, [
    playerId,
  ]);

test('API-01 GET /wps/system/depositBanks WALLET-04 offers the methods of the providers that the deployment has', async () => {
  const methods = (await server.send(getDepositMethods, {}, { token: member.token })).value;
  expect(methods).toEqual([
    {
      method: 'purnama',
      displayName: 'Bank Purnama',
      currency: 'MYR',
      minimum: '10.00',
      maximum: '50000.00',
      presets: expect.arrayContaining(['100.00']),
      minutesToPay: 15,
      icon: expect.stringMatching(/^\/art\//),
      kind: 'page',
      fee: { percent: '0', fixed: '0.00' },
      hours: null,
      isOpen: true,
      expectedMinutes: 1,
      payTo: null,
    },
    expect.objectContaining({ method: 'kelip', kind: 'qr', fee: { percent: '0.5', fixed: '0.00', maximum: '2.00' } }),
    expect.objectContaining({ method: 'transfer', payTo: expect.objectContaining({ bankName: 'Bank Seroja' }) }),
    expect.objectContaining({ method: 'voucher', kind: 'voucher' }),
  ]);
  const icon = await server.call(methods[0]?.icon ?? '');
  expect(icon.headers.get('content-type')).toContain('image/svg+xml');
});

describe('API-01 POST /wps/transaction/deposit/{method}', () => {
  test('WALLET-04 opens an order with a signed page to pay on and a deadline; no money moves', async () => {
    const { value } = await ask('50');
    expect(value).toEqual({
      orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: expect.stringMatching(/^D[0-9A-F]{8}$/),
      kind: 'page',
      fee: '0.00',
      isLate: false,
      hasSlip: false,
      reason: null,
      promotionId: null,
      method: 'purnama',
      amount: '50.00',
      receivedAmount: '0.00',
      currency: 'MYR',
      status: 'pending',
      payUrl: expect.stringContaining(`${server.origin}/dev/bank/`),
      createdAt: '2026-03-02T04:00:00Z',
      expiresAt: '2026-03-02T04:15:00Z',
    });
    expect(await balance()).toBe('0.00');
  });

  test('WALLET-03 the same key answers the same order, byte for byte, and opens no other', async () => {
    const key = randomUUID();
    const answers = await Promise.all([ask('50.00', { key }), ask('50.00', { key }), ask('50.00', { key })]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await ordersOf(member)).toHaveLength(1);
  });

  test('WALLET-03 a key with other content is a 409; the same key of another player is another order', async () => {
    const key = randomUUID();
    const mine = await ask('50.00', { key });
    expect(await ask('51.00', { key })).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    const theirs = await ask('50.00', { key, as: anybody });
    expect(theirs.value.orderId).not.toBe(mine.value.orderId);
  });

  test.each([
    ['', 'idempotency_key_required'],
    ['k'.repeat(65), 'idempotency_key_invalid'],
    ['a b', 'idempotency_key_invalid'],
  ])('WALLET-03 the key "%s" is a 400 %s', async (key, code) => {
    expect(await ask('50.00', { key })).toMatchObject({ status: 400, body: { code } });
    expect(await ordersOf(member)).toEqual([]);
  });

  test('an amount outside the limits is a 400 that tells them', async () => {
    for (const amount of ['9.99', '50000.01', '0', '0.00', '50.001', '9999999999999999', '-50.00']) {
      const answer = await ask(amount);
      expect(answer, amount).toMatchObject({
        status: 400,
        body: { code: 'amount_out_of_range', fields: { amount: { message: expect.stringContaining('10.00') } } },
      });
    }
    expect(await ordersOf(member)).toEqual([]);
  });

  test('API-05 what is no decimal text is no amount', async () => {
    const strange = [
      50,
      null,
      [],
      {},
      '',
      'fifty',
      '1e2',
      '0x10',
      ' 50',
      '50.00 ',
      '٥٠',
      '50,00',
      '5'.repeat(40),
      'NaN',
    ];
    for (const amount of strange)
      expect(await ask(amount), JSON.stringify(amount)).toMatchObject({
        status: 400,
        body: { code: 'invalid_field', fields: { amount: {} } },
      });
    expect(await ordersOf(member)).toEqual([]);
  });

  test('a method that is not there is a 404; one that cannot be is a 400', async () => {
    expect(await ask('50.00', { method: 'moonbeam' })).toMatchObject({
      status: 404,
      body: { code: 'deposit_method_unknown' },
    });
    for (const method of ['__proto__', '%00', 'x'.repeat(33), "' or 1=1"])
      expect(await ask('50.00', { method })).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  });

  test('a sixth open order is a 409, and the one that was paid makes room', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask('20.00')).status).toBe(200);
    expect(await ask('20.00')).toMatchObject({ status: 409, body: { code: 'too_many_open_deposits' } });
    const [order] = (await ordersOf(member)) as { id: string }[];
    await server.call(`/dev/bank/${order?.id}/confirm`, { method: 'POST' });
    expect((await ask('20.00')).status).toBe(200);
  });

  test('GATE-02 GATE-05 SAFE-04 a trial account is refused with in_need_true_account, whatever it sends', async () => {
    expect(await ask('50.00', { as: trial })).toMatchObject({ status: 403, body: { code: 'in_need_true_account' } });
    expect(await ask('nonsense', { as: trial, key: '' })).toMatchObject({
      status: 403,
      body: { code: 'in_need_true_account' },
    });
    expect(await ordersOf(trial)).toEqual([]);
  });

  test('an unknown field is refused, and so is a body that is none', async () => {
    const send = (body: unknown) =>
      server.call('/wps/transaction/deposit/purnama', {
        method: 'POST',
        body,
        token: member.token,
        headers: { 'idempotency-key': randomUUID() },
      });
    expect(await send({ amount: '50.00', receivedAmount: '5000.00' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_field', fields: { receivedAmount: { key: 'unknown' } } },
    });
    for (const body of ['', '[]', '"50.00"']) expect((await send(body)).status).toBe(400);
    expect(await ordersOf(member)).toEqual([]);
  });
});

describe('API-01 GET /wps/transaction/deposit/{orderId}', () => {
  test('WALLET-04 tells the state of the order: waiting, paid with what arrived, or expired', async () => {
    const { orderId } = (await ask('50.00')).value;
    expect((await look(orderId)).value.status).toBe('pending');
    const paid = await paidIn(server, member, '75.00');
    expect((await look(paid)).value).toMatchObject({ status: 'confirmed', receivedAmount: '75.00' });
    expect(await balance()).toBe('75.00');
    const back = world.clock.now();
    onTestFinished(() => world.clock.set(back));
    world.clock.advance({ minutes: 15 });
    expect((await look(orderId)).value).toMatchObject({ status: 'expired', receivedAmount: '0.00' });
  });

  test('GATE-05 another player’s order answers, to the letter, like one that does not exist', async () => {
    const { orderId } = (await ask('50.00')).value;
    const [theirs, nobodys] = [await look(orderId, anybody), await look(randomUUID(), anybody)];
    expect(theirs).toMatchObject({ status: 404, body: { code: 'deposit_order_unknown' } });
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
  });

  test.each(['1', '%00', "' or 1=1", 'x'.repeat(300)])('API-05 an order %s cannot be', async (orderId) => {
    const answer = await look(orderId);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false });
  });
});

test.each([
  ['POST', '/wps/transaction/deposit/purnama'],
  ['GET', `/wps/transaction/deposit/${randomUUID()}`],
])('GATE-05 %s %s needs a token', async (method, path) => {
  expect(await server.call(path, { method })).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
});

test('LIVE-01 the money that arrived is heard on the stream: the balance, and a message that names the order', async () => {
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  const response = await fetch(`${server.origin}/wps/events`, {
    headers: { authorization: member.token },
    signal: aborter.signal,
  });
  const orderId = await paidIn(server, member, '50.00');
  let heard = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text;
    if (heard.includes('event: message\n') && heard.includes('"50.00"') && heard.endsWith('\n\n')) break;
  }
  const data = (name: string) =>
    JSON.parse([...heard.matchAll(new RegExp(`event: ${name}\ndata: (.*)\n`, 'g'))].at(-1)?.[1] ?? 'null') as unknown;
  expect(data('balance')).toMatchObject({ sumBalance: '50.00', currency: 'MYR' });
  expect(data('message')).toEqual({ at: '2026-03-02T04:00:00Z', type: 'depositArrival', orderId });
});

test('SEC-03 neither logs nor answers hold the bank’s secret, a signature or a token', async () => {
  let logged = '';
  const log = createLog('debug', { write: (line: string) => (logged += line) });
  const loud = { ...world, platform: { ...world.platform, log } };
  const listening = await testServer(loud);
  const secret = await world.platform.secrets.get('sandbox-bank', () => '');
  const before = logged.length;
  const order = await listening.send(
    requestDeposit,
    { params: { method: 'purnama' }, body: { amount: '50.00' } },
    { token: member.token, headers: { 'idempotency-key': 'k1' } },
  );
  const signature = `t=1,v1=${'a'.repeat(64)}`;
  const pages = [
    order.text,
    (await listening.call(order.value.payUrl.replace(/^https?:\/\/[^/]+/, ''))).text,
    (await listening.call(`/dev/bank/${order.value.orderId}/confirm`, { method: 'POST' })).text,
    (
      await listening.call('/payments/sandbox/notice', {
        method: 'POST',
        body: { orderId: order.value.orderId },
        headers: { 'x-payment-signature': signature },
      })
    ).text,
  ];
  expect(secret.length).toBeGreaterThan(20);
  expect(logged.length).toBeGreaterThan(before);
  const [, sign = ''] = /sign=([0-9a-f]{64})/.exec(order.value.payUrl) ?? [];
  for (const hidden of [secret, member.token, 'a'.repeat(64), sign]) expect(logged).not.toContain(hidden);
  for (const hidden of [secret, member.token]) expect(pages.join()).not.toContain(hidden);
});
