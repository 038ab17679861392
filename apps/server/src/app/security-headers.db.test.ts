import { connect } from 'node:net';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { smallApplication, smallTable } from './testing/small-table.ts';

const plain = await testDatabase();
const secure = await testDatabase({
  variables: { PUBLIC_ORIGIN: 'https://play.example.com', TRUST_PROXY: '127.0.0.1' },
});
const overHttp = await testServer(plain, smallApplication(plain).application, { calls: smallTable });
const overHttps = await testServer(secure, smallApplication(secure).application, { calls: smallTable });

test('SEC-02 every answer can neither run, be framed, be sniffed nor be read by another origin, refusals too', async () => {
  // The last three the router refuses by itself.
  const routed = ['/wps/test/refuse', '/wps/test/fail', '/wps/nothing', '/openapi.json', '/livez', '/nothing'];
  for (const path of [...routed, '/%ff', '/wps/test/pay/%ff', `/wps/test/pay/${'x'.repeat(5_000)}`]) {
    const { headers } = await overHttp.call(path);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
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

test.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400, 'malformed_request'],
  [
    'two lengths',
    'POST /wps/test/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'malformed_request',
  ],
  [
    'a length beside chunks',
    'POST /wps/test/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'malformed_request',
  ],
  ['a line break of another kind', 'GET /livez HTTP/1.1\nHost: x\n\n', 400, 'malformed_request'],
  [
    'a header without end',
    `GET /livez HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])(
  'SEC-02 API-05 %s is refused in the envelope, with the headers of every answer',
  async (_what, sent, status, code) => {
    const answer = await sendRaw(sent);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'connection: close',
    ])
      expect(head).toContain(header);
    const requestId = /x-request-id: (\S+)/.exec(head)?.[1];
    expect(JSON.parse(body)).toMatchObject({ success: false, code, requestId, message: expect.any(String) as unknown });
  },
);

/** Bytes as they are, and all that comes back until the server hangs up. */
async function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(overHttp.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
