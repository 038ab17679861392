import { randomUUID } from 'node:crypto';
import { type DepositOrder, getBalance, getDepositMethods, getDepositOrder, requestDeposit } from '@pelita/contract';
import { newMember, type Person, testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { bankActs } from './bank-acts.ts';
import { DELAY_SECONDS, DELAYED_PAYMENT, sandboxBankJob } from './delayed-payment.ts';
import { sandboxBank } from './sandbox-bank.ts';

const world = await testDatabase();
const server = await testServer(world);
let member: Person;
let order: DepositOrder;

beforeEach(async () => {
  member = await newMember(server);
  const input = { params: { method: 'purnama' }, body: { amount: '1250.50' } };
  const headers = { 'idempotency-key': randomUUID() };
  order = (await server.send(requestDeposit, input, { token: member.token, headers })).value;
});

const act = (name: string, headers: Record<string, string> = {}, orderId = order.orderId) =>
  server.call(`/dev/bank/${orderId}/${name}`, { method: 'POST', headers });
const payPath = () => order.payUrl.slice(server.origin.length);
const balance = async () => (await server.send(getBalance, {}, { token: member.token })).value.sumBalance;
const now = async () =>
  (await server.send(getDepositOrder, { params: { orderId: order.orderId } }, { token: member.token })).value;
const inLanguage = (language: string) => ({ headers: { cookie: `theme=dark; language=${language}` } });

test('WALLET-04 /dev/bank.json lists the orders, newest first', async () => {
  const answer = await server.call('/dev/bank.json');
  expect(answer.status).toBe(200);
  expect((JSON.parse(answer.text) as DepositOrder[])[0]).toEqual(order);
});

describe('the page on which an order is paid', () => {
  test.each([
    ['MY', 'ms', 'Bank ujian', 'Bayar'],
    ['EN', 'en', 'Sandbox bank', 'Pay'],
  ])('speaks %s as the visitor chose on the portal', async (language, tag, title, pay) => {
    const page = await server.call(payPath(), inLanguage(language));
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<html lang="${tag}"`);
    expect(page.text).toContain(`<title>${title}</title>`);
    expect(page.text).toContain(`<button>${pay}</button>`);
    expect(page.text).toContain('MYR\u00A01,250.50');
    const list = await server.call('/dev/bank', inLanguage(language));
    expect(list.text).toContain(order.orderId);
  });

  test('speaks the brand’s language when none was chosen', async () => {
    expect((await server.call(payPath())).text).toContain('<html lang="ms"');
  });

  test('SEC-02 may send its own forms, style itself and nothing else', async () => {
    const policy = (await server.call(payPath())).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/style-src 'sha256-[\w+/=]{44}'/);
    expect(policy).not.toContain('unsafe');
  });

  test('offers every act while the order can be paid, and none after', async () => {
    const before = (await server.call(payPath())).text;
    for (const name of bankActs) expect(before).toContain(`action="/dev/bank/${order.orderId}/${name}"`);
    await act('confirm');
    expect((await server.call(payPath())).text).not.toContain('<form');
  });

  test('an address that we did not sign is a 404 that shows nothing of the order', async () => {
    const path = payPath();
    const [, query = ''] = path.split('?');
    const forged = [
      path.replace('1250.50', '1.00'),
      path.replace(/sign=[0-9a-f]{4}/, 'sign=0000'),
      path.slice(0, path.indexOf('?')),
      path.slice(0, path.indexOf('&sign=')),
      `${path}&amount=1.00`,
      `/dev/bank/${randomUUID()}?${query}`,
      `/dev/bank/%00?${query}`,
    ];
    for (const address of forged) {
      const page = await server.call(address);
      expect(page.status, address).toBe(404);
      expect(page.text).not.toContain('1,250.50');
    }
  });
});

describe('what the bank can do', () => {
  test('confirm: the money arrives, once however often the button is pressed', async () => {
    expect(JSON.parse((await act('confirm')).text)).toMatchObject({
      act: 'confirm',
      orderId: order.orderId,
      status: 'confirmed',
      receivedAmount: '1250.50',
    });
    await act('confirm');
    await act('twice');
    expect(await balance()).toBe('1250.50');
  });

  test('twice: the same notice comes two times and is booked once', async () => {
    await act('twice');
    expect(await balance()).toBe('1250.50');
  });

  test('short: what arrived is booked, not what was ordered', async () => {
    await act('short');
    expect(await balance()).toBe('625.25');
    expect(await now()).toMatchObject({ status: 'confirmed', amount: '1250.50', receivedAmount: '625.25' });
  });

  test('fail: nothing is booked, and the order has failed', async () => {
    await act('fail');
    expect(await balance()).toBe('0.00');
    expect(await now()).toMatchObject({ status: 'failed' });
  });

  test('delay: the order expires first, and the money that comes after is booked all the same', async () => {
    await act('delay');
    expect(await now()).toMatchObject({ status: 'pending' });
    const text = 'select data, start_after from pgboss.job where name = $1 and data ->> $2 = $3';
    const jobs = await world.database.single<{ data: Record<string, unknown>; start_after: Temporal.Instant }>(
      { name: 'delayed', text },
      [DELAYED_PAYMENT, 'orderId', order.orderId],
    );
    expect(jobs).toHaveLength(1);
    const [job] = jobs;
    const due = Temporal.Instant.from(order.expiresAt).add({ seconds: DELAY_SECONDS });
    expect(job?.start_after.toString()).toBe(due.toString());

    const before = world.clock.now();
    world.clock.set(due);
    expect(await now()).toMatchObject({ status: 'expired' });
    const bank = sandboxBank(await world.platform.secrets.get('sandbox-bank', () => ''));
    const { handle } = sandboxBankJob(
      world.platform,
      {
        mail: null,
        openTurnover: async () => undefined,
        depositBonus: { join: async () => undefined, pay: async () => undefined },
      },
      bank,
    );
    for (let run = 0; run < 2; run += 1) await world.database.transaction(async (tx) => handle?.(tx, job?.data ?? {}));
    expect(await now()).toMatchObject({ status: 'confirmed' });
    expect(await balance()).toBe('1250.50');
    world.clock.set(before);
  });

  test('a person’s browser gets a page, a program JSON', async () => {
    const page = await act('confirm', { accept: 'text/html,*/*', cookie: 'language=MY' });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('Sudah dibayar');
    expect((await act('confirm')).headers.get('content-type')).toContain('application/json');
  });

  test('what it cannot do, or an order that is not there, is a 404', async () => {
    for (const answer of [
      await act('steal'),
      await act('__proto__'),
      await act('confirm', {}, randomUUID()),
      await act('confirm', {}, 'nonsense'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'deposit_order_unknown' } });
    expect(await act('confirm', {}, '%00')).toMatchObject({ status: 404 });
    expect(await balance()).toBe('0.00');
  });
});

describe('where the deployment is no sandbox', async () => {
  const production = await testDatabase({ variables: { NODE_ENV: 'production' } });
  const live = await testServer(production);
  const { token } = await newMember(live);

  test('SEC-03 there is no page under /dev, and no notice of the bank is taken', async () => {
    for (const path of ['/dev/bank', '/dev/bank.json', '/dev/inbox', '/dev/inbox.json', `/dev/bank/${randomUUID()}`])
      expect((await live.call(path)).status, path).toBe(404);
    expect((await live.call(`/dev/bank/${randomUUID()}/confirm`, { method: 'POST' })).status).toBe(404);
    expect(await live.call('/payments/sandbox/notice', { method: 'POST', body: {} })).toMatchObject({
      status: 404,
      body: { code: 'payment_provider_unknown' },
    });
  });

  test('WALLET-04 the sandbox method is neither offered nor taken', async () => {
    const offered = (await live.send(getDepositMethods, {}, { token })).value;
    expect(offered.map(({ kind }) => kind)).toEqual(['voucher']);
    const input = { params: { method: 'purnama' }, body: { amount: '50.00' } };
    expect(await live.send(requestDeposit, input, { token, headers: { 'idempotency-key': 'k' } })).toMatchObject({
      status: 404,
      body: { code: 'deposit_method_unknown' },
    });
  });

  test('PELITA_SANDBOX=1 makes one of it', async () => {
    const asked = await testDatabase({ variables: { NODE_ENV: 'production', PELITA_SANDBOX: '1' } });
    const sandbox = await testServer(asked);
    expect((await sandbox.call('/dev/bank.json')).text).toBe('[]');
    expect((await sandbox.call('/dev/inbox.json')).text).toBe('[]');
  });
});
