import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import {
  getBalance,
  getHumanChallenge,
  getSystemStatus,
  launchGame,
  login,
  logout,
  PROVIDER_SIGNATURE_HEADER,
  register,
  requestDeposit,
  sendFeedback,
} from '@pelita/contract';
import { createModules, solvedChallenge } from '@pelita/server/testing-app';
import { type Caller, callerOf, newMember, paidIn, type Person, testDatabase } from '@pelita/testkit';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { recordSettingChange } from '../modules/audit/index.ts';
import { changeSetting } from '../platform/settings/change-setting.ts';
import { rateLimits } from '../platform/http/rate/rate-limits.ts';
import { launchReady } from './testing/running-server.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 10_000, interval: 20 };

// Two processes, started at the same moment, share a database and the folder of secrets, and nothing else. They listen
// on every address, so that rates are counted as in a real house.
const world = await testDatabase();
const { host, user, database } = world.address as { host: string; user: string; database: string };
const urlOf = (role: string) => `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(host)}`;
const variables = {
  DATABASE_URL: urlOf(inject('pelitaCluster').application),
  DATABASE_OWNER_URL: urlOf(user),
  DATA_DIR: world.platform.dataDir,
  HOST: '0.0.0.0',
  PORT: '0',
  PELITA_SANDBOX: '1',
};
const provider = generateKeyPairSync('rsa', { modulusLength: 2_048 });
await world.asOwner('create table noted_job (name text, process int)');
await registerProvider();
const processes = await Promise.all([0, 1].map(() => launchReady('whole-server.ts', variables)));
afterAll(() => Promise.all(processes.map((process) => process.end('SIGKILL'))));
const [here, there] = processes.map(({ origin }) => callerOf(origin, () => new Date().getTime() / 1_000)) as [
  Caller,
  Caller,
];

const deposit = (server: Caller, { token }: Person, key: string, amount = '50.00') =>
  server.send(
    requestDeposit,
    { params: { method: 'purnama' }, body: { amount } },
    { token, headers: { 'idempotency-key': key } },
  );
const balanceAt = async (server: Caller, member: Person) =>
  (await server.send(getBalance, {}, member)).value.sumBalance;

test('SCALE-01 a session of one process holds at the other, and its end too', async () => {
  const member = await newMember(here);
  expect(await balanceAt(there, member)).toBe('0.00');
  await there.send(logout, {}, member);
  expect(await here.send(getBalance, {}, member)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
});

test('SCALE-01 WALLET-03 the same key sent to both at once is one order, and its payment money once', async () => {
  const member = await newMember(here);
  const key = randomUUID();
  const answers = await Promise.all([here, there, here, there].map((server) => deposit(server, member, key, '75.00')));
  const orders = new Set(answers.map(({ value }) => value.orderId));
  expect(orders.size).toBe(1);
  expect(await deposit(there, member, key, '60.00')).toMatchObject({ body: { code: 'idempotency_key_reused' } });
  const [order] = orders;
  await Promise.all([here, there].map((server) => server.call(`/dev/bank/${order}/confirm`, { method: 'POST' })));
  for (const server of [here, there]) expect(await balanceAt(server, member)).toBe('75.00');
});

test('SCALE-01 GAME-09 a bet and a win that a provider sends to both at once move their money once', async () => {
  const member = await newMember(there);
  await paidIn(there, member, '50.00');
  const { game_url } = (await here.send(launchGame, { query: { gameId: await gameOfTwin() } }, member)).value;
  const seat = Object.fromEntries(new URL(game_url).searchParams);
  const money = { ...seat, round: 'r1', currency: 'MYR' };
  const [bet, win] = [randomUUID(), randomUUID()];
  const toBoth = (call: string, content: object) =>
    Promise.all([here, there, here, there, here, there].map((server) => ask(server, call, content)));
  const bets = await toBoth('transaction/bet', { ...money, transaction_uuid: bet, amount: 1_000_000 });
  expect(bets).toEqual(bets.map(() => ({ status: 'RS_OK', balance: 4_000_000 })));
  const won = { ...money, transaction_uuid: win, reference_transaction_uuid: bet, amount: 2_500_000 };
  const wins = await toBoth('transaction/win', won);
  expect(wins).toEqual(wins.map(() => ({ status: 'RS_OK', balance: 6_500_000 })));
  for (const server of [here, there]) expect(await balanceAt(server, member)).toBe('65.00');
});

test('SCALE-01 LIVE-01 money that moves at one process is told to who listens at the other', async () => {
  const member = await newMember(here);
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const stream = await fetch(`${there.origin}/wps/events`, {
    headers: { authorization: member.token },
    signal: leaving.signal,
  });
  const told = untilHeard(stream, /"sumBalance": ?"30.00"/);
  await paidIn(here, member, '30.00');
  expect(await told).toContain('event: balance');
});

test('SCALE-01 SITE-04 a setting that is changed beside them, by another clock, holds at both', async () => {
  const set = (status: number) =>
    world.database.transaction((tx) =>
      changeSetting(world.platform.settings.catalogue, recordSettingChange)(tx, 'system', 'site.status', status),
    );
  const isClosed = async (server: Caller) => (await server.send(getSystemStatus, { query: {} })).value.maintenance;
  await set(1);
  for (const server of [here, there]) await expect.poll(() => isClosed(server), PATIENCE).toBe(true);
  await set(0);
  for (const server of [here, there]) await expect.poll(() => isClosed(server), PATIENCE).toBe(false);
});

test('SCALE-01 the uses of one visitor are counted over both', async () => {
  const { uses } = rateLimits.feedback;
  const codes: string[] = [];
  for (let use = 0; use < uses + 2; use += 1) {
    const { body } = await (use % 2 ? there : here).send(sendFeedback, { body: {} as never });
    if (!body.success) codes.push(body.code);
  }
  expect(codes.map((code) => code === 'too_many_requests')).toEqual(codes.map((_, use) => use >= uses));
});

test('SCALE-01 API-04 a proof of work and a guessed password count at both', async () => {
  const humanVerification = await solvedChallenge((await here.send(getHumanChallenge, {})).value);
  const body = {
    username: 'twice00001',
    password: 'seven tin boats',
    confirmPassword: 'seven tin boats',
    humanVerification,
  };
  expect((await here.send(register, { body })).status).toBe(200);
  expect(await there.send(register, { body: { ...body, username: 'twice00002' } })).toMatchObject({
    body: { code: 'human_check_failed' },
  });
  const codes: unknown[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    const server = guess % 2 ? here : there;
    const proof = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
    const guessed = {
      username: 'twice00001',
      password: `guess ${guess}`,
      type: 'username',
      humanVerification: proof,
    } as const;
    codes.push(((await server.send(login, { body: guessed })).body as { code?: string }).code);
  }
  expect(codes.slice(0, 9)).toEqual([...Array(3).fill('wrong_credentials'), ...Array(6).fill('captcha_required')]);
  expect(codes[9]).toBe('too_many_requests');
});

test('SCALE-01 of two processes that work the same queue, each job is done by one', async () => {
  const names = Array.from({ length: 6 }, (_, at) => `job ${at}`);
  await world.database.transaction(async (tx) => {
    for (const name of names) await tx.enqueue({ name: 'noted', data: { name } });
  });
  const done = () => world.database.single<{ name: string; process: number }>(statement('select * from noted_job'), []);
  await expect.poll(async () => (await done()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(names.length);
  expect((await done()).map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(names);
  const pids = processes.map(({ child }) => child.pid);
  expect((await done()).filter(({ process }) => !pids.includes(process))).toEqual([]);
});

test('SCALE-01 REL-02 one of them goes in order, and the other serves on', async () => {
  const member = await newMember(here);
  expect(await processes[0]?.end('SIGTERM')).toBe(0);
  expect(await balanceAt(there, member)).toBe('0.00');
});

async function registerProvider(): Promise<void> {
  const { modules, wallet } = await createModules(world.platform, { isShortCatalogue: true });
  for (const { seed } of modules) await seed?.(world.database);
  await world.database.transaction((tx) =>
    wallet.registration.add(tx, {
      code: 'TWIN',
      publicKeyPem: provider.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      launchUrl: 'https://play.twin.example/?user={user}&token={token}&game_code={game_code}',
      gamesJson: JSON.stringify([{ code: 'twin-7', name: 'Twin Sevens', category: 'RNG' }]),
    }),
  );
}

async function gameOfTwin(): Promise<string> {
  const query = statement(`select code from game where vendor_code = 'TWIN'`);
  const [game] = await world.database.single<{ code: string }>(query, []);
  return game?.code ?? '';
}

async function ask(server: Caller, call: string, content: object) {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...content });
  const signature = sign('RSA-SHA256', Buffer.from(body), provider.privateKey).toString('base64');
  const headers = { [PROVIDER_SIGNATURE_HEADER]: signature };
  const answer = await server.call(`/provider/TWIN/${call}`, { method: 'POST', body, headers });
  const { status, balance } = answer.body as unknown as { status: string; balance: number };
  return { status, balance };
}

function statement(text: string) {
  return { name: text.slice(0, 60), text };
}

async function untilHeard(stream: Response, words: RegExp): Promise<string> {
  let heard = '';
  for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text;
    if (words.test(heard)) return heard;
  }
  throw new Error(`the stream ended without ${words.source}: ${heard}`);
}
