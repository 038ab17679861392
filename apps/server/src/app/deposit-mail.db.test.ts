import { type CallValue, requestDeposit } from '@pelita/contract';
import { newMember, type Person, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { setSetting } from '../platform/settings/testing/set-setting.ts';
import { createModules } from './compose/index.ts';

const world = await testDatabase();
const application = await createModules(world.platform);
const server = await testServer(world, application);
const jobs = application.modules.flatMap((module) => module.jobs ?? []);
const mailJob = jobs.find(({ name }) => name === 'cashier.mail-deposit-arrival');
await setSetting(world, 'registration.fields', { email: { enabled: true } });
const reachable = await newMember(server, { email: 'ali@example.com' });
const silent = await newMember(server);

type Message = { id: string; channel: string; to: string; text: string; at: string };
const inbox = async () => JSON.parse((await server.call('/dev/inbox.json')).text) as Message[];
const queued = async () =>
  await world.database.single<{ data: Record<string, unknown> }>(
    {
      name: 'mail-jobs',
      text: `select data from pgboss.job where name = 'cashier.mail-deposit-arrival' order by created_on`,
    },
    [],
  );

async function paid({ token }: Person, key: string, language: string): Promise<CallValue<typeof requestDeposit>> {
  const input = { params: { method: 'purnama' }, body: { amount: '1250.50' } };
  const headers = { 'idempotency-key': key };
  const order = (await server.send(requestDeposit, input, { token, language, headers })).value;
  await server.call(`/dev/bank/${order.orderId}/twice`, { method: 'POST' });
  return order;
}

test('money that arrives is told by one mail, in the language in which the player asked for it', async () => {
  const inMalay = await paid(reachable, 'one', 'MY');
  const inEnglish = await paid(reachable, 'two', 'EN');
  await paid(silent, 'three', 'EN');
  expect(await queued()).toHaveLength(3);
  expect(await inbox()).toEqual([]);

  await world.platform.jobs.work(mailJob ? [mailJob] : [], world.database, world.platform.brand.timeZone);
  await expect.poll(async () => (await inbox()).length, { timeout: 20_000 }).toBe(2);
  const texts = (await inbox()).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/^Deposit anda sudah diterima\n\nMYR\u00A01,250\.50 /));
  expect(texts).toContainEqual(expect.stringMatching(/^Your deposit has arrived\n\nMYR\u00A01,250\.50 /));
  expect(texts.some((text) => text.includes(inMalay.orderId))).toBe(true);
  expect(texts.some((text) => text.includes(inEnglish.orderId))).toBe(true);
  for (const message of await inbox())
    expect(message).toEqual({
      id: expect.any(String),
      channel: 'mail',
      to: 'ali@example.com',
      text: expect.any(String),
      at: '2026-03-02T04:00:00Z',
    });
});

test('the job may run again: the letter is the same one, and a player without an address gets none', async () => {
  for (const { data } of await queued()) await mailJob?.long?.(world.database, data);
  expect(await inbox()).toHaveLength(2);
});

test('SEC-03 the queue holds no address', async () => {
  expect(JSON.stringify(await queued())).not.toContain('ali@example.com');
});

test('a payment that the bank refuses is told by no mail', async () => {
  const before = (await queued()).length;
  const input = { params: { method: 'purnama' }, body: { amount: '50.00' } };
  const headers = { 'idempotency-key': 'four' };
  const { orderId } = (await server.send(requestDeposit, input, { token: reachable.token, headers })).value;
  await server.call(`/dev/bank/${orderId}/fail`, { method: 'POST' });
  expect(await queued()).toHaveLength(before);
});

test('without a mail provider there is no such job', async () => {
  const production = await testDatabase({ variables: { NODE_ENV: 'production' } });
  const modules = (await createModules(production.platform)).modules.flatMap(({ jobs: own = [] }) => own);
  expect(modules.map(({ name }) => name)).not.toContain('cashier.mail-deposit-arrival');
});
