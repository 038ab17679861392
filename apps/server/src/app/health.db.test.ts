import { call, Refusal } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindLong } from '../platform/http/binding.ts';
import { buildApp } from './build-app.ts';
import { schemaIsCurrent } from './schema-is-current.ts';
import { smallApplication, smallTable } from './testing/small-table.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 4_000 };

const world = await testDatabase();

test('REL-02 a server that can serve is live and ready', async () => {
  const server = await testServer(world, smallApplication(world).application, { calls: smallTable });
  expect(await server.call('/livez')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await server.call('/readyz')).toMatchObject({ status: 200, body: { ok: true } });
});

test('REL-02 a draining server is not ready, says why, and still serves', async () => {
  const app = await buildApp(world.platform, smallApplication(world).application, { calls: smallTable });
  app.startDraining();
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false, reasons: ['draining'] }]);
  expect((await app.inject('/livez')).statusCode).toBe(200);
  expect((await app.inject('/wps/relay/TEST_find')).statusCode).toBe(200);
  await app.close();
});

test('REL-02 readiness fails with the reason of a check, and without details when the database is gone', async () => {
  const application = smallApplication(world).application;
  const behind = await buildApp(world.platform, application, {
    calls: smallTable,
    readiness: [async () => 'migrations are missing'],
  });
  expect((await behind.inject('/readyz')).json()).toEqual({ ok: false, reasons: ['migrations are missing'] });
  await behind.close();

  const database = { ...world.database, single: () => Promise.reject(new Error('connect ECONNREFUSED /secret/path')) };
  const gone = await buildApp({ ...world.platform, database }, application, { calls: smallTable });
  const answer = await gone.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toMatch(/ECONN|secret/);
  await gone.close();
});

test('REL-02 a database that lacks a migration or the current functions is not ready', async () => {
  const check = schemaIsCurrent(world.database);
  expect(await check()).toBeNull();
  const versioned = (version: string) => `update function_file set version = '${version}'`;
  await world.asOwner(versioned('20200101T000000'));
  expect(await check()).toBe('functions are missing');
  await world.asOwner(versioned('99990101T000000'));
  expect(await check()).toBeNull();
  await world.asOwner("delete from migration where name = 'baseline'");
  expect(await check()).toBe('migrations are missing');
});

test('REL-02 beyond the bound of requests under way the next is refused at once with Retry-After, and health still answers', async () => {
  const slow = call('GET /wps/test/slow', { who: 'visitor', value: z.object({ said: z.string() }), summary: 'Waits.' });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = 0;
  const { application } = smallApplication(world);
  const module = {
    name: 'slow',
    bindings: [
      bindLong(slow, async () => {
        arrived += 1;
        await released;
        return { said: 'done' };
      }),
    ],
  };
  const server = await testServer(
    world,
    { ...application, modules: [module] },
    { calls: [slow], requestsUnderWayMaximum: 2 },
  );
  const waiting = [server.call(slow.path), server.call(slow.path)];
  await expect.poll(() => arrived, PATIENCE).toBe(2);
  const refused = await server.call(slow.path);
  expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.call('/livez')).status).toBe(200);
  release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await server.call(slow.path)).status).toBe(200);
});

test('REL-02 closing waits for the answer under way', async () => {
  const slow = call('GET /wps/test/slow', { who: 'visitor', value: z.object({ said: z.string() }), summary: 'Waits.' });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasArrived = false;
  const module = {
    name: 'slow',
    bindings: [
      bindLong(slow, async () => {
        hasArrived = true;
        await released;
        return { said: 'done' };
      }),
    ],
  };
  const server = await testServer(
    world,
    { ...smallApplication(world).application, modules: [module] },
    { calls: [slow] },
  );
  const answer = server.call(slow.path);
  await expect.poll(() => hasArrived, PATIENCE).toBe(true);
  const closed = server.close();
  release();
  expect((await answer).value).toEqual({ said: 'done' });
  await closed;
});

test('a refusal that waiting helps tells how long', async () => {
  const busy = call('GET /wps/test/busy', { who: 'visitor', value: z.object({}), summary: 'Busy.' });
  const module = {
    name: 'busy',
    bindings: [
      bindLong(busy, async () => {
        throw new Refusal('too_many_requests', { retryAfterSeconds: 12.2 });
      }),
    ],
  };
  const server = await testServer(
    world,
    { ...smallApplication(world).application, modules: [module] },
    { calls: [busy] },
  );
  const answer = await server.call(busy.path);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '13']);
});
