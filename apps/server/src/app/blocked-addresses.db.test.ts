import { getCountries, getSystemStatus } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { setSetting } from '../platform/settings/testing/set-setting.ts';

const world = await testDatabase({ variables: { TRUST_PROXY: '127.0.0.1' } });
const server = await testServer(world, undefined, {
  pages: async () => async (_request, reply) => reply.type('text/html').send('<h1>home</h1>'),
});
const KEY = 'site.blockedAddresses';
const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  server.call(path, { headers: { 'x-forwarded-for': address, ...headers } });
const asBrowser = (language: string) => ({ accept: 'text/html', cookie: `language=${language}` });

afterEach(() => setSetting(world, KEY, []));

test('ERR-02 SITE-04 a blocked address gets no call, page, file or stream, and is told so', async () => {
  await setSetting(world, KEY, ['203.0.113.7']);
  for (const path of [
    getCountries.path,
    getSystemStatus.path,
    '/',
    '/rng',
    '/openapi.json',
    '/studio/play/koi-rising',
    '/wps/events',
    '/nowhere',
  ])
    expect(await ask(path, '203.0.113.7'), path).toMatchObject({ status: 403, body: { code: 'address_blocked' } });
  expect((await ask('/livez', '203.0.113.7')).status).toBe(200);
  expect((await ask(getCountries.path, '203.0.113.8')).status).toBe(200);
  expect((await ask('/', '203.0.113.8')).text).toBe('<h1>home</h1>');
});

test('ERR-02 a stream that is open ends when its address is blocked, and no other one does', async () => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const open = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const response = await fetch(`${server.origin}/wps/events`, { headers, signal: leaving.signal });
    return { status: response.status, reader: response.body?.getReader() };
  };
  const [blocked, other] = [await open('203.0.113.7'), await open('203.0.113.8')];
  expect([blocked.status, other.status]).toEqual([200, 200]);
  await setSetting(world, KEY, ['203.0.113.7']);
  expect(await heardBy(blocked.reader, Infinity), 'it ends, and its page knows why to look').toBe(1);
  expect((await open('203.0.113.7')).status).toBe(403);
  await setSetting(world, KEY, []);
  expect(await heardBy(other.reader, 2), 'the other one goes on').toBe(2);
});

/** How often a stream has told of changed settings, when it has done so this often or has ended. */
async function heardBy(reader: ReadableStreamDefaultReader<Uint8Array> | undefined, times: number): Promise<number> {
  let heard = '';
  const count = (): number => heard.split('event: settings').length - 1;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    heard += new TextDecoder().decode(next.value);
    if (count() >= times) break;
  }
  return count();
}

test('ERR-01 ERR-02 the words are “IP blocked” and name the address, in the visitor’s language, for calls and pages', async () => {
  await setSetting(world, KEY, ['203.0.113.7']);
  const call = (language: string) => ask(getCountries.path, '203.0.113.7', { language });
  expect((await call('EN')).body).toMatchObject({ message: expect.stringMatching(/^IP blocked\. .*203\.0\.113\.7/) });
  expect((await call('MY')).body).toMatchObject({ message: expect.stringMatching(/^IP disekat\. .*203\.0\.113\.7/) });
  const page = await ask('/rng', '203.0.113.7', asBrowser('EN'));
  expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(page.text).toMatch(/<h1>IP blocked\. .*203\.0\.113\.7.*<\/h1>/);
  expect((await ask('/', '203.0.113.7', asBrowser('MY'))).text).toContain('<h1>IP disekat.');
});

test.each([
  ['203.0.113.0/24', '203.0.113.250', '203.0.114.1'],
  ['2001:db8:1::/48', '2001:db8:1:ff::9', '2001:db8:2::9'],
])('ERR-02 the range %s blocks %s and not %s, however the address is written', async (range, inside, outside) => {
  await setSetting(world, KEY, [range]);
  expect((await ask(getCountries.path, inside)).status).toBe(403);
  expect((await ask(getCountries.path, inside.includes(':') ? `[${inside}]:4001` : `${inside}:4001`)).status).toBe(403);
  expect((await ask(getCountries.path, outside)).status).toBe(200);
});

test('ERR-02 what a visitor writes before the address that the proxy saw neither blocks nor frees an address', async () => {
  await setSetting(world, KEY, ['203.0.113.7']);
  expect((await ask(getCountries.path, '203.0.113.8, 203.0.113.7')).status).toBe(403);
  expect((await ask(getCountries.path, '203.0.113.7, 203.0.113.8')).status).toBe(200);
});

test.each(['203.0.113.0/33', 'everybody', '10.0.0', ''])(
  'the setting refuses %j, which is no address',
  async (text) => {
    await expect(setSetting(world, KEY, [text])).rejects.toMatchObject({
      details: { fields: { value: { params: { reason: expect.stringContaining('must be an address or a range') } } } },
    });
  },
);
