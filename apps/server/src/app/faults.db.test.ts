import { randomUUID } from 'node:crypto';
import {
  getBalance,
  getDepositOrder,
  login,
  getHumanChallenge,
  requestDeposit,
  getSystemStatus,
} from '@pelita/contract';
import { newMember, paidIn, type Person, testDatabase, testServer, type TestServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { plainConnection } from '../platform/database/backup/take-backup.ts';
import { databaseLimits } from '../platform/database/limits.ts';
import { solvedChallenge } from '../platform/providers/human-check/testing/solved-challenge.ts';
import { createModules } from './compose/index.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 20_000, interval: 20 };
const world = await testDatabase();
const server = await testServer(world);

const differences = async () => {
  const { reconciliation } = await createModules(world.platform, { isShortCatalogue: true });
  return (await reconciliation.reconcile()).differences;
};
const orderOf = (at: TestServer, { token }: Person, key: string) =>
  at.send(
    requestDeposit,
    { params: { method: 'purnama' }, body: { amount: '20.00' } },
    { token, headers: { 'idempotency-key': key } },
  );

describe('connections that are cut in the middle', () => {
  const CUTS = 15;
  const CLIENTS = 8;

  test('REL-01 lose nothing that was answered and double nothing that is asked again; the worst that is heard is 503', async () => {
    const members = await Promise.all(Array.from({ length: CLIENTS }, () => newMember(server)));
    const answered = new Map<string, string>();
    const heard = new Set<number>();
    let isOver = false;
    const clients = members.map(async (member) => {
      for (let payments = 0; !isOver || payments === 0; payments += 1) {
        const key = randomUUID();
        for (let answer = await orderOf(server, member, key); ; answer = await orderOf(server, member, key)) {
          heard.add(answer.status);
          if (answer.status !== 200) continue;
          answered.set(key, answer.value.orderId);
          while ((await server.call(`/dev/bank/${answer.value.orderId}/confirm`, { method: 'POST' })).status !== 200);
          break;
        }
      }
    });
    const knife = await plainConnection(world.address);
    for (let cut = 0; cut < CUTS; cut += 1) {
      const before = answered.size;
      await knife.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      );
      await expect.poll(() => answered.size, PATIENCE).toBeGreaterThan(before + 2);
    }
    isOver = true;
    await Promise.all(clients);
    const { rows } = await knife.query<{ key: string; id: string; state: string }>(
      'select idempotency_key as key, id, state from deposit_order',
    );
    await knife.end();
    expect([...heard].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(Object.fromEntries(rows.map(({ key, id }) => [key, id]))).toEqual(Object.fromEntries(answered));
    expect(rows.every(({ state }) => state === 'confirmed')).toBe(true);
    for (const { token } of members) {
      const { sumBalance } = (await server.send(getBalance, {}, { token })).value;
      expect(Number(sumBalance)).toBeGreaterThan(0);
    }
    const [paid] = await world.database.single<{ minor: string }>(
      { name: 'test.paid', text: 'select sum(available_minor)::text as minor from wallet' },
      [],
    );
    expect(paid?.minor).toBe(String(answered.size * 2_000));
    expect(await differences()).toEqual([]);
  });
});

describe('a database that does not answer', () => {
  test('REL-02 has so many waiting and no more: the rest are told at once when to come back, /readyz says no, and all is well when it answers', async () => {
    const member = await newMember(server);
    const room = databaseLimits.connections + databaseLimits.waiting;
    const lock = await plainConnection(world.address);
    await lock.query('begin; lock table session in access exclusive mode');
    const asked = Array.from({ length: room + 40 }, () => server.send(getBalance, {}, member));
    // Those for whom there is no room are answered while the others wait.
    const early = await Promise.race(asked);
    expect(early).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.call('/livez')).status).toBe(200);
    const ready = await server.call('/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      503,
      { ok: false, reasons: [expect.stringMatching(/database|too long/) as unknown] },
    ]);
    expect((await server.call('/metrics')).text).toMatch(
      /pelita_database_connections\{pool="transactions",state="waiting"\} [1-9]/,
    );
    await lock.query('rollback');
    await lock.end();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(40);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    await expect.poll(async () => (await server.call('/readyz')).status, PATIENCE).toBe(200);
    expect((await server.send(getBalance, {}, member)).status).toBe(200);
  });
});

describe('a clock that jumps', () => {
  const DAYS = 24;
  const KEY = 'before-the-jump';

  test('REL-01 forwards ends what is due and harms nothing; backwards gives no money and no session back', async () => {
    const member = await newMember(server);
    await paidIn(server, member, '30.00');
    const now = world.clock.now();
    const stale = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
    const open = (await orderOf(server, member, KEY)).value;

    world.clock.set(now.add({ hours: 3 * DAYS }));
    expect(await server.send(getBalance, {}, member)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    const credentials = { username: member.username, password: 'seven tin boats', type: 'username' } as const;
    expect(await server.send(login, { body: { ...credentials, humanVerification: stale } })).toMatchObject({
      body: { code: 'human_check_failed' },
    });
    const later = await signedIn(credentials);
    expect((await server.send(getDepositOrder, { params: { orderId: open.orderId } }, later)).status).toBe(200);
    await paidIn(server, { ...member, ...later }, '40.00');
    expect((await server.send(getBalance, {}, later)).value.sumBalance).toBe('70.00');

    world.clock.set(now.subtract({ hours: 3 * DAYS }));
    // What was ended by its time may count again under a clock that says so; a session of the future is no reason to fail.
    for (const token of [member.token, later.token])
      expect([200, 401]).toContain((await server.send(getBalance, {}, { token })).status);
    const earlier = await signedIn(credentials);
    await paidIn(server, { ...member, ...earlier }, '50.00');
    expect((await server.send(getBalance, {}, earlier)).value.sumBalance).toBe('120.00');
    // The same key is the same order, whatever the time.
    expect((await orderOf(server, { ...member, ...earlier }, KEY)).value.orderId).toBe(open.orderId);

    world.clock.set(now);
    const [ids] = await world.database.single<{ all: bigint; own: bigint }>(
      { name: 'test.ids', text: 'select count(*) as all, count(distinct id) as own from outbox' },
      [],
    );
    expect(ids?.all).toBe(ids?.own);
    expect((await server.send(getSystemStatus, { query: {} })).status).toBe(200);
    expect(await differences()).toEqual([]);
  });

  test('LIVE-01 backwards, a listener still hears of money, and nothing of it is lost on the way', async () => {
    const member = await newMember(server);
    const leaving = new AbortController();
    const stream = await fetch(`${server.origin}/wps/events`, {
      headers: { authorization: member.token },
      signal: leaving.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    world.clock.set(world.clock.now().subtract({ minutes: 90 }));
    await paidIn(server, member, '25.00');
    let heard = '';
    while (!/"sumBalance": ?"25.00"/.test(heard)) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) throw new Error(`the stream ended: ${heard}`);
      heard += value;
    }
    expect(heard).toContain('event: balance');
    leaving.abort();
    world.clock.advance({ minutes: 90 });
  });

  async function signedIn(credentials: {
    username: string;
    password: string;
    type: 'username';
  }): Promise<{ token: string }> {
    const humanVerification = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
    return { token: (await server.send(login, { body: { ...credentials, humanVerification } })).value.token };
  }
});
