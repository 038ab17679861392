import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DepositOrder, getBalance, getDepositOrder, requestDeposit } from '@pelita/contract';
import { newMember, type Person, testDatabase, testServer } from '@pelita/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createModules } from './compose/index.ts';
import { createLog } from '../platform/log/create-log.ts';
import { adyenServer, paidNotice, transferNotice } from '../platform/providers/payments/adyen/testing/adyen-server.ts';
import { checkBook } from '../modules/ledger/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'pelita-adyen-'));
afterAll(() => rmSync(folder, { recursive: true }));
const adyen = await adyenServer(afterAll);
const file = join(folder, 'carriers.json');
writeFileSync(file, JSON.stringify({ adyen: adyen.configuration }));
const world = await testDatabase({ variables: { CARRIERS_FILE: file } });
let logged = '';
const { brand } = world.platform;
const method = {
  code: 'card',
  name: 'Card',
  provider: 'adyen',
  minimum: '10.00',
  maximum: '5000.00',
  presets: ['50.00'],
  minutesToPay: 30,
};
const platform = {
  ...world.platform,
  log: createLog('debug', { write: (line: string) => (logged += line) }),
  brand: { ...brand, content: { ...brand.content, depositMethods: [method] } },
};
const application = await createModules(platform, { isShortCatalogue: true });
const server = await testServer({ ...world, platform }, application);
let member: Person;

beforeAll(async () => {
  for (const { seed } of application.modules) await seed?.(world.database);
});
beforeEach(async () => {
  member = await newMember(server);
});

const balance = async () => (await server.send(getBalance, {}, { token: member.token })).value.sumBalance;
const stateOf = async ({ orderId }: DepositOrder) =>
  (await server.send(getDepositOrder, { params: { orderId } }, { token: member.token })).value.status;
const open = ({ payUrl }: DepositOrder) => fetch(payUrl, { redirect: 'manual' });
const notify = (body: string) =>
  server.call('/payments/adyen/notice', { method: 'POST', body: JSON.parse(body) as object });
async function ordered(amount = '50.00'): Promise<DepositOrder> {
  const input = { params: { method: 'card' }, body: { amount } };
  const headers = { 'idempotency-key': randomUUID() };
  return (await server.send(requestDeposit, input, { token: member.token, headers })).value;
}
/** An order whose page at Adyen was opened. */
async function opened(amount?: string): Promise<DepositOrder> {
  const order = await ordered(amount);
  expect((await open(order)).status).toBe(303);
  return order;
}
async function poll(): Promise<void> {
  const job = application.modules.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'adyen.poll-links');
  await job?.long?.(world.database, {});
}

describe('WALLET-04 the page of a deposit at Adyen', () => {
  test('is made when it is first opened, once however often, and leads there', async () => {
    const order = await ordered('1250.50');
    expect(adyen.links.has(order.orderId)).toBe(false);
    const answers = await Promise.all([open(order), open(order), open(order)]);
    const link = adyen.links.get(order.orderId);
    expect(link).toMatchObject({ reference: order.orderId, amount: { value: 125_050, currency: 'MYR' } });
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(link?.url);
    }
    expect(await balance()).toBe('0.00');
  });

  test('that cannot be made now is asked for again; an answer that was lost made no second one', async () => {
    const order = await ordered();
    const before = adyen.links.size;
    for (const fault of ['lost', 'fault', 'garbage', 'refused'] as const) {
      adyen.faults.push(fault);
      const page = await open(order);
      expect(page.status, fault).toBe(503);
      expect(await page.text()).toContain('tiada bayaran diambil');
    }
    expect((await open(order)).status).toBe(303);
    expect(adyen.links.size).toBe(before + 1);
  });

  test('SEC-02 is led to only by the address that we signed, and not past the deadline', async () => {
    const order = await ordered();
    const asked = adyen.asked.length;
    for (const payUrl of [
      order.payUrl.replace('amount=50.00', 'amount=10.00'),
      order.payUrl.replace(order.orderId, randomUUID()),
      order.payUrl.replace(/&sign=.*/, ''),
    ])
      expect((await open({ ...order, payUrl })).status).toBe(404);
    world.clock.advance({ minutes: 30 });
    expect((await open(order)).status).toBe(410);
    expect(adyen.asked.length).toBe(asked);
  });
});

describe('WALLET-02 a payment is booked once', () => {
  test('by its notice, however often that comes, also at once', async () => {
    const order = await opened('75.00');
    const notice = paidNotice([adyen.pay(order.orderId)]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => notify(notice)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, text: '[accepted]' });
    await notify(notice);
    expect(await balance()).toBe('75.00');
    expect(await stateOf(order)).toBe('confirmed');
  });

  test('by asking, where the notice was lost; the notice that comes after all adds nothing', async () => {
    const order = await opened();
    const notice = paidNotice([adyen.pay(order.orderId)]);
    await poll();
    expect(await balance()).toBe('0.00');
    world.clock.advance({ minutes: 2 });
    await Promise.all([poll(), poll()]);
    expect(await balance()).toBe('50.00');
    await notify(notice);
    await notify(notice);
    await poll();
    expect(await balance()).toBe('50.00');
  });

  test('whichever of the two comes first, also at once', async () => {
    for (const round of [1, 2, 3, 4]) {
      const order = await opened('20.00');
      const notice = paidNotice([adyen.pay(order.orderId)]);
      world.clock.advance({ minutes: 2 });
      await Promise.all([notify(notice), poll(), notify(notice)]);
      expect(await balance()).toBe(`${20 * round}.00`);
    }
  });

  test('and a second payment of the same order is money that arrived, booked too', async () => {
    const order = await opened();
    await notify(paidNotice([adyen.pay(order.orderId)]));
    const again = paidNotice([adyen.pay(order.orderId)]);
    await notify(again);
    await notify(again);
    expect(await balance()).toBe('100.00');
  });

  test('late, after the order has expired', async () => {
    const order = await opened();
    const notice = paidNotice([adyen.pay(order.orderId)]);
    world.clock.advance({ minutes: 31 });
    expect(await stateOf(order)).toBe('expired');
    await notify(notice);
    expect(await stateOf(order)).toBe('confirmed');
    expect(await balance()).toBe('50.00');
  });

  test('notices that come in the wrong order: a failed try after the payment, or before it, changes nothing', async () => {
    const order = await opened();
    const paid = adyen.pay(order.orderId);
    const failed = paidNotice([{ ...paid, pspReference: 'PSPfailed' }], { success: 'false' });
    await notify(failed);
    expect(await stateOf(order)).toBe('pending');
    await notify(paidNotice([paid]));
    await notify(failed);
    expect(await balance()).toBe('50.00');
  });
});

test('SEC-03 a notice that Adyen did not sign, or that is too large, books nothing and is told without its content', async () => {
  const order = await opened();
  const paid = adyen.pay(order.orderId);
  const forged = paidNotice([paid], { key: 'cd'.repeat(32) });
  expect(await notify(forged)).toMatchObject({ status: 401, body: { code: 'notice_not_genuine' } });
  const large = paidNotice(Array.from({ length: 400 }, () => paid));
  expect((await notify(large)).status).toBe(413);
  for (const body of [{}, [], { notificationItems: 'x' }])
    expect((await server.call('/payments/adyen/notice', { method: 'POST', body })).status).toBe(401);
  expect(await balance()).toBe('0.00');
  expect(logged).toContain('a payment notice without a valid signature was refused');
});

test('a genuine payment for no order of ours is accepted, so that those behind it come, and raises an alarm', async () => {
  const stranger = { merchantReference: 'shop-17', pspReference: 'PSPx', amount: { value: 100, currency: 'MYR' } };
  expect((await notify(paidNotice([stranger]))).status).toBe(200);
  expect(logged).toContain('a payment for no order of ours was noticed');
});

test('links that nobody pays are asked about ever more rarely, and no more once they have ended', async () => {
  const order = await opened();
  const asks = () => adyen.asked.filter(({ path }) => path.endsWith(adyen.links.get(order.orderId)?.id ?? '?')).length;
  for (let minute = 0; minute < 60; minute += 1) {
    world.clock.advance({ minutes: 1 });
    await poll();
  }
  expect(asks()).toBeGreaterThan(2);
  expect(asks()).toBeLessThan(7);
  const link = adyen.links.get(order.orderId);
  if (link) link.status = 'expired';
  world.clock.advance({ hours: 2 });
  await poll();
  const last = asks();
  world.clock.advance({ hours: 24 });
  await poll();
  expect(asks()).toBe(last);
});

test('a notice of a transfer makes its withdrawal ask; a forged one, or one of another transfer, does not', async () => {
  const waiting = async () =>
    await world.database.single(
      { name: 'carry-jobs', text: `select 1 from pgboss.job where name = 'withdrawals.ask-about-payout'` },
      [],
    );
  const send = (body: string, signature: string) =>
    server.call('/payments/adyen/transfer-notice', {
      method: 'POST',
      body: JSON.parse(body) as object,
      headers: { hmacsignature: signature },
    });
  const id = randomUUID();
  const forged = transferNotice(`${id}-1`, 'booked', 'cd'.repeat(32));
  expect((await send(forged.body, forged.signature)).status).toBe(401);
  for (const payoutId of [`${id}-1`, 'sweep-9', `${'x'.repeat(36)}-1`]) {
    const other = transferNotice(payoutId, 'returned');
    expect((await send(other.body, other.signature)).status).toBe(200);
  }
  expect(await waiting()).toHaveLength(0);
});

test('SEC-03 neither the log nor a page holds a key of Adyen’s', () => {
  expect(logged.length).toBeGreaterThan(1_000);
  for (const hidden of [adyen.configuration.apiKey, adyen.configuration.noticeKey])
    expect(logged).not.toContain(hidden);
});

test('WALLET-01 after all of it the book is whole', async () => {
  expect(await world.database.transaction(checkBook)).toEqual([]);
});
