import { randomUUID } from 'node:crypto';
import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getSealingKeys, SEAL_LIFETIME_SECONDS } from '@pelita/contract';
import { sealBody, testDatabase, testServer, type SealOptions } from '@pelita/testkit';
import { beforeEach, expect, test } from 'vitest';
import { forgetExpiredSeals } from '../platform/sealing/store.ts';
import { SEALING_KEY_PERIOD_DAYS } from '../platform/sealing/sealing-keys.ts';
import { sealedEcho, smallApplication, smallTable } from './testing/small-table.ts';

const world = await testDatabase();
const { application, reached } = smallApplication(world);
const server = await testServer(world, application, { calls: smallTable });

const keys = async () => (await server.send(getSealingKeys, {})).value.keys;
const nowSeconds = () => world.clock.now().epochMilliseconds / 1_000;
const put = (body: unknown) => server.call(sealedEcho.path, { method: 'PUT', body });
const seal = async (body: object, options: Partial<SealOptions> = {}, key = 0) => {
  const chosen = (await keys())[key];
  if (!chosen) throw new Error('no key');
  return sealBody(chosen, body, { iatSeconds: nowSeconds(), jti: randomUUID(), ...options });
};

beforeEach(() => {
  reached.length = 0;
});

test('API-04 a sealed body reaches the use case without its seal', async () => {
  const answer = await server.send(sealedEcho, { body: { name: 'Ali' } });
  expect(answer.value).toEqual({ said: 'Ali' });
  expect(reached).toEqual([{ name: 'Ali' }]);
});

test('API-04 what is inside meets the same checks as a clear body', async () => {
  expect(await put(await seal({ name: 'Ali', admin: true }))).toMatchObject({
    status: 400,
    body: { code: 'invalid_field', fields: { admin: { key: 'unknown' } } },
  });
  expect(await put(await seal({ name: 'A\0' }))).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
});

test('API-04 a clear body on a sealed call is refused', async () => {
  for (const body of [{ name: 'Ali' }, {}, { value: 5 }, { value: 'a.b.c.d.e', name: 'Ali' }]) {
    expect(await put(body)).toMatchObject({
      status: 400,
      body: { code: 'unsealed_body', errorCode: 'request_body_required' },
    });
  }
  expect((await server.call(sealedEcho.path, { method: 'PUT' })).status).toBe(400);
  expect(reached).toEqual([]);
});

test('API-04 a stale seal is refused, an old and a future one alike', async () => {
  for (const seconds of [-SEAL_LIFETIME_SECONDS - 1, SEAL_LIFETIME_SECONDS + 1]) {
    const body = await seal({ name: 'Ali' }, { iatSeconds: nowSeconds() + seconds });
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'seal_stale' } });
  }
  expect(
    (await put(await seal({ name: 'Ali' }, { iatSeconds: nowSeconds() - SEAL_LIFETIME_SECONDS + 1 }))).status,
  ).toBe(200);
});

test('API-04 a seal dated by a clock finer than a millisecond is as good as any', async () => {
  for (const fraction of [0.5, 0.123_456_789]) {
    const body = await seal({ name: 'Ali' }, { iatSeconds: nowSeconds() + fraction });
    expect((await put(body)).status).toBe(200);
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'seal_repeated' } });
  }
});

test('API-04 a repeated seal is refused, also when its first use was refused, and of many at once one passes', async () => {
  const once = await seal({ name: 'Ali' });
  expect((await put(once)).status).toBe(200);
  expect(await put(once)).toMatchObject({ status: 400, body: { code: 'seal_repeated' } });

  const refused = await seal({ name: 5 });
  expect(await put(refused)).toMatchObject({ body: { code: 'invalid_field' } });
  expect(await put(refused)).toMatchObject({ body: { code: 'seal_repeated' } });

  const raced = await seal({ name: 'Ali' });
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => put(raced)))).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(7).fill(400)]);
});

test('API-04 another seal with the same jti is a repeat', async () => {
  const jti = randomUUID();
  expect((await put(await seal({ name: 'Ali' }, { jti }))).status).toBe(200);
  expect(await put(await seal({ name: 'Abu' }, { jti }))).toMatchObject({ body: { code: 'seal_repeated' } });
});

test('API-04 a used seal stays used after a restart', async () => {
  const body = await seal({ name: 'Ali' });
  expect((await put(body)).status).toBe(200);
  const again = await testServer(world, smallApplication(world).application, { calls: smallTable });
  expect(await again.call(sealedEcho.path, { method: 'PUT', body })).toMatchObject({ body: { code: 'seal_repeated' } });
});

test('API-04 a tampered seal, another algorithm, a foreign key and nonsense are seal_invalid', async () => {
  const { value } = await seal({ name: 'Ali' });
  const parts = value.split('.');
  const flipped = parts.with(3, (parts[3]?.startsWith('A') ? 'B' : 'A') + parts[3]?.slice(1)).join('.');
  const stranger = { ...((await keys())[0] ?? never()), x: 'AAAA', y: 'AAAA' };
  const bodies = [
    { value: flipped },
    { value: parts.slice(0, 4).join('.') },
    { value: '....' },
    { value: '' },
    { value: 'x'.repeat(10_000) },
    await seal({ name: 'Ali' }, { enc: 'A128GCM' }),
    await seal({ name: 'Ali' }, { alg: 'ECDH-ES+A256KW' }),
    await seal({ name: 'Ali' }, { header: { kid: 'unknown' } }),
    await seal({ name: 'Ali' }, { header: { zip: 'DEF' } }),
    await seal({ name: 'Ali' }, { jti: 'short' }),
    await seal({ name: 'Ali', iat: 1 }, { iatSeconds: Number.NaN }),
    {
      value: `${btoa(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid: stranger.kid, epk: stranger })).replaceAll('=', '')}..AAAA.AAAA.AAAA`,
    },
  ];
  for (const body of bodies)
    expect(await put(body), JSON.stringify(body).slice(0, 80)).toMatchObject({
      status: 400,
      body: { code: 'seal_invalid' },
    });
  expect(reached).toEqual([]);
});

test('API-04 keys rotate: the new one comes first, the last one still opens, the one before does not', async () => {
  const [first] = await keys();
  const old = first ?? never();
  const later = async (days: number) => {
    world.clock.advance({ hours: 24 * days });
    return put(await sealBody(old, { name: 'Ali' }, { iatSeconds: nowSeconds(), jti: randomUUID() }));
  };
  expect((await later(SEALING_KEY_PERIOD_DAYS)).status).toBe(200);
  const [current, previous] = await keys();
  expect(current?.kid).not.toBe(old.kid);
  expect(previous?.kid).toBe(old.kid);
  expect(await later(SEALING_KEY_PERIOD_DAYS)).toMatchObject({ body: { code: 'seal_invalid' } });
});

test('SEC-03 only the public half of a key is served; the private one lies in files of mode 600', async () => {
  for (const key of await keys())
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const folder = join(world.platform.dataDir, 'secrets');
  const files = readdirSync(folder).filter((name) => name.includes('sealing'));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('used seals are forgotten once no clock allows them again, and not before', async () => {
  const count = async () =>
    (
      await world.database.single<{ count: string }>(
        { name: 'count-seals', text: 'select count(*)::text as count from seal_used' },
        [],
      )
    )[0]?.count;
  await put(await seal({ name: 'Ali' }));
  const before = await count();
  await world.database.transaction(forgetExpiredSeals);
  expect(Number(await count())).toBeLessThanOrEqual(Number(before));
  expect(Number(await count())).toBeGreaterThan(0);
  world.clock.advance({ seconds: 2 * SEAL_LIFETIME_SECONDS + 1 });
  await world.database.transaction(forgetExpiredSeals);
  expect(await count()).toBe('0');
});

function never(): never {
  throw new Error('no key');
}
