import type { Attack } from './attack.ts';
import type { Chance } from './chance.ts';
import { hostileBodies, hostileQueryValues, hostileSegments } from './hostile-values.ts';

const pages = [
  '/',
  '/rng',
  '/lottery',
  '/live',
  '/promo',
  '/help',
  '/offline',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
];
const cookies = [
  "language=' or 1=1",
  'language=%00; theme=<script>alert(7)</script>',
  'theme=%ff',
  '=;;;=',
  `a=${'x'.repeat(3_000)}`,
];
const documents = [
  '/dev/bank',
  '/dev/inbox',
  '/dev/inbox.json',
  '/dev/desk',
  '/dev/bank.json',
  '/openapi.json',
  '/livez',
  '/readyz',
];

/** Pages, pictures, the sandbox, the studio's page and the stream of events: what stands beside the table. */
export function* attacksOnPaths(chance: Chance): Generator<Attack> {
  const get = (path: string, headers: Record<string, string> = {}): Attack => ({
    method: 'GET',
    path,
    headers,
    mustRefuse: false,
    words: 'document',
  });
  for (const page of pages)
    yield get(`${page}?q=${chance.pick(hostileQueryValues)}`, { cookie: chance.pick(cookies), accept: 'text/html' });
  for (const segment of hostileSegments) {
    // A page is made anew for each of these.
    if (chance.below(4) === 0) yield get(`/${segment}?classify=${segment}`, { accept: 'text/html' });
    for (const path of [
      `/assets/${segment}`,
      `/studio/assets/${segment}`,
      `/studio/play/${segment}`,
      `/studio/symbols/1/${segment}/wild.svg`,
      `/art/1/game/${segment}.svg`,
      `/art/${segment}/vendor/x.svg`,
      `/dev/bank/${segment}?sign=${segment}`,
      `/dev/chat/${segment}`,
      `/wps/${segment}`,
      `/wps/relay/${segment}`,
      `/lotto/${segment}`,
    ])
      yield get(path);
    yield get('/wps/events', { 'last-event-id': decoded(segment) });
    yield get('/wps/events', { authorization: decoded(segment) || 'x' });
  }
  for (const path of [...pages, ...documents, '/wps/events', '/studio/play/x', '/art/1/game/x.svg'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE']) yield { ...get(path), method };
  for (const body of hostileBodies) {
    const headers = { 'content-type': 'application/json', 'x-payment-signature': 'AAAA' };
    for (const path of ['/payments/purnama/notice', '/payments/sandbox/notice', '/payments/__proto__/notice'])
      yield { method: 'POST', path, headers, body: Buffer.from(body), mustRefuse: true, words: 'envelope' };
    yield {
      method: 'POST',
      path: '/dev/bank/x/confirm',
      headers,
      body: Buffer.from(body),
      mustRefuse: true,
      words: 'envelope',
    };
  }
}

/** What a header may carry of it. */
function decoded(segment: string): string {
  return segment.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 2_000);
}

/** Bytes that are no request, or two things at once. Each says that it is the last of its connection. */
export const brokenRequests: readonly string[] = [
  'GARBAGE\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /livez HTTP/1.1\r\n\r\n',
  'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET /livez HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n',
  'GET /livez HTTP/1.1\r\nHost: x\r\nX A: b\r\n\r\n',
  'GET /li\0vez HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://evil.example/wps/system/status HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /livez HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET /livez HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
  'POST /wps/session/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET ',
  'POST /wps/session/logout HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /wps/session/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n',
  'POST /wps/session/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'POST /wps/session/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n',
  'POST /provider/STUDIO/transaction/bet HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a',
  'GET /wps/system/status HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
  'GET /wps/system/status HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
