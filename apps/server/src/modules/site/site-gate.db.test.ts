import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { getCountries, getCustomerService, getSystemStatus, getWhitelabel, listGames } from '@pelita/contract';
import { calls } from '@pelita/contract/calls';
import { newTrial, testDatabase, testServer } from '@pelita/testkit';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { setSetting } from '../../platform/settings/testing/set-setting.ts';

const world = await testDatabase({ variables: { GEO_HEADER: 'x-country', TRUST_PROXY: '127.0.0.1' } });
const server = await testServer(world);
const from = (country: string) => ({ headers: { 'x-country': country } });

/** As a client that names another Host; fetch would not let it. */
async function askedAs(
  host: string,
  path: string,
  headers: Record<string, string | string[]> = {},
): Promise<{ status: number; code: string | null }> {
  const asking = request(`${server.origin}${path}`, { headers: { ...headers, host } }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const body = (await json(answer)) as { code?: string };
  return { status: answer.statusCode ?? 0, code: body.code ?? null };
}

afterEach(async () => {
  await setSetting(world, 'site.status', 0);
  await setSetting(world, 'site.maintenanceEnd', null);
  await setSetting(world, 'site.regions', []);
  await setSetting(world, 'site.unknownCountry', 'refused');
  await setSetting(world, 'site.domains', []);
});

describe('SITE-04 maintenance', () => {
  test('SITE-01 SITE-04 refuses every call, with or without a session, but those that a closed site needs', async () => {
    const { token } = await newTrial(server);
    await setSetting(world, 'site.status', 1);
    const open = calls.filter((call) => call.whenClosed).map((call) => call.name);
    expect(open.toSorted()).toEqual([
      'GET /wps/system/customerService',
      'GET /wps/system/status',
      'GET /wps/system/whitelabel',
    ]);
    for (const call of calls) {
      const path = call.path.replaceAll(/\{\w+\}/g, 'x');
      const { status, body } = await server.call(path, { method: call.method, token });
      const said = { status, code: body.success ? null : body.code };
      expect(said, call.name).toEqual(
        call.whenClosed ? { status: 200, code: null } : { status: 503, code: 'maintenance' },
      );
    }
  });

  test('says when to ask again: at its end, if that is known and not past', async () => {
    await setSetting(world, 'site.status', 1);
    const retryAfter = async () => Number((await server.call(getCountries.path)).headers.get('retry-after'));
    const usual = await retryAfter();
    expect(usual).toBeGreaterThan(0);
    const now = world.clock.now();
    await setSetting(world, 'site.maintenanceEnd', now.add({ minutes: 50 }).toString());
    expect(await retryAfter()).toBe(3_000);
    await setSetting(world, 'site.maintenanceEnd', now.subtract({ minutes: 50 }).toString());
    expect(await retryAfter()).toBe(usual);
  });

  test('SITE-01 wins over a restricted region', async () => {
    await setSetting(world, 'site.regions', ['MY']);
    await setSetting(world, 'site.status', 1);
    expect((await server.call(getCountries.path, from('FR'))).body).toMatchObject({ code: 'maintenance' });
  });
});

test('SITE-03 SITE-04 a region that is not served gets no call but those of a closed site; another is served', async () => {
  await setSetting(world, 'site.regions', ['MY']);
  const refused = await server.send(listGames, { query: {} }, from('FR'));
  expect([refused.status, refused.body]).toMatchObject([451, { code: 'region_restricted' }]);
  expect((await server.send(getSystemStatus, { query: {} }, from('FR'))).value.status).toBe(2);
  expect((await server.send(getWhitelabel, {}, from('FR'))).status).toBe(200);
  expect((await server.send(getCustomerService, {}, from('FR'))).status).toBe(200);
  expect((await server.send(listGames, { query: {} }, from('MY'))).status).toBe(200);
});

test('SITE-03 SITE-04 a stream ends with a region that is not served any more, and goes on in maintenance', async () => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const open = async (country: string) => {
    const response = await fetch(`${server.origin}/wps/events`, { ...from(country), signal: leaving.signal });
    return response.body?.pipeThrough(new TextDecoderStream()).getReader();
  };
  const [foreign, home] = [await open('FR'), await open('MY')];
  await setSetting(world, 'site.status', 1);
  await setSetting(world, 'site.status', 0);
  expect(await told(foreign, 2)).toEqual(['site.status', 'site.status']);
  await setSetting(world, 'site.regions', ['MY']);
  // To its end, which may come before that change is told.
  expect(await told(foreign, Infinity)).not.toContain('site.status');
  expect((await server.call('/wps/events', from('FR'))).status).toBe(451);
  await setSetting(world, 'site.regions', ['MY', 'SG']);
  expect(await told(home, 4)).toHaveLength(4);
});

/** The settings of which a stream has told, once they are so many or it has ended. */
async function told(reader: ReadableStreamDefaultReader<string> | undefined, count: number): Promise<string[]> {
  let heard = '';
  const keys = (): string[] => [...heard.matchAll(/"keys":\["([\w.]+)"\]/g)].map(([, key = '']) => key);
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    heard += next.value;
    if (keys().length >= count) break;
  }
  return keys();
}

test('SITE-03 SITE-04 an unreadable country is not a served one', async () => {
  await setSetting(world, 'site.regions', ['MY']);
  for (const country of ['T1', 'FRA', 'FR, MY', ['MY', 'MY'], ''])
    expect(await askedAs('play.example', getCountries.path, { 'x-country': country })).toEqual({
      status: 451,
      code: 'region_restricted',
    });
});

test('SITE-03 SITE-04 a visitor whose country nothing names is refused, unless the operator has it otherwise', async () => {
  const asked = async () => (await server.call(getCountries.path)).status;
  expect(await asked()).toBe(200);
  await setSetting(world, 'site.regions', ['MY']);
  expect(await asked()).toBe(451);
  await setSetting(world, 'site.unknownCountry', 'served');
  expect(await asked()).toBe(200);
  expect((await server.call(getCountries.path, from('FR'))).status).toBe(451);
});

describe('SITE-06 a host that is not the brand’s', () => {
  test.each([
    'evil.example',
    'play.example.evil.example',
    'xplay.example',
    'play.example:8081',
    'play.example@evil.example',
    'pläy.example',
    'play%2Eexample',
    '127.0.0.1',
  ])('SITE-06 %s is refused', async (host) => {
    await setSetting(world, 'site.domains', ['play.example', 'spare.example:8443']);
    expect(await askedAs(host, getCountries.path)).toEqual({ status: 421, code: 'domain_check_failed' });
  });

  test.each(['play.example', 'PLAY.example', 'play.example.', 'spare.example:8443'])(
    'SITE-06 %s is served',
    async (host) => {
      await setSetting(world, 'site.domains', ['play.example', 'spare.example:8443']);
      expect((await askedAs(host, getCountries.path)).status).toBe(200);
    },
  );

  test('SITE-06 is none of them by a forwarded name, and one of them whatever is forwarded', async () => {
    await setSetting(world, 'site.domains', ['play.example']);
    const forwarded = (name: string) => ({ 'x-forwarded-host': name });
    expect(await askedAs('evil.example', getCountries.path, forwarded('play.example'))).toMatchObject({ status: 421 });
    expect(await askedAs('play.example', getCountries.path, forwarded('evil.example'))).toMatchObject({ status: 200 });
  });

  test('SITE-06 is told the right address by the status call', async () => {
    await setSetting(world, 'site.domains', ['play.example']);
    const { value } = await server.send(getSystemStatus, { query: {} });
    expect(value).toMatchObject({ domainCheckFailed: true, info: { mainDomain: 'play.example' } });
  });
});
