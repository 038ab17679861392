import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { smallApplication, smallTable } from './testing/small-table.ts';

const plain = await testDatabase();
const secure = await testDatabase({ variables: { PUBLIC_ORIGIN: 'https://play.example.com' } });
const overHttp = await testServer(plain, smallApplication(plain).application, { calls: smallTable });
const overHttps = await testServer(secure, smallApplication(secure).application, { calls: smallTable });

test('SEC-02 every answer can neither run, be framed, be sniffed nor be read by another origin, refusals too', async () => {
  for (const path of ['/wps/test/refuse', '/wps/test/fail', '/wps/nothing', '/openapi.json', '/livez', '/nothing']) {
    const { headers } = await overHttp.call(path);
    expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('SEC-02 HSTS is said when the public origin is https, and only then', async () => {
  expect((await overHttps.call('/livez')).headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
  expect((await overHttp.call('/livez')).headers.get('strict-transport-security')).toBeNull();
});
