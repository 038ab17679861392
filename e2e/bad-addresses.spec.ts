import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalPaths } from './support/portal-paths.ts';
import type { House } from './support/house.ts';
import { test } from './support/proxied-house.ts';
import { expect } from './support/test.ts';

// One house is enough for all of them.
test.describe.configure({ mode: 'default' });

/** Every parameter that some page reads, and names that are dangerous to read by. */
const names = [
  'vassalage page gameCode playType selection q sort volatility feature classify rtp modal notice of language',
  '__proto__ constructor toString vassalage[] page[$gt]',
]
  .join(' ')
  .split(' ');
const values: Record<string, string> = {
  nothing: '',
  NUL: 'a%00b',
  'invalid UTF-8': '%FF%FE',
  'a lone surrogate': '%ED%A0%80',
  'a broken escape': '%',
  markup: '%3C/title%3E%3Cscript%3Ealert(1)%3C/script%3E',
  'a prototype key': '__proto__',
  'a number that is none': '-1e400',
  'a way out of the folder': '..%2f..%2f..%5c',
};
const others: Record<string, string> = {
  lists: names.map((name) => `${name}=a&${name}=b`).join('&'),
  '10 kB': `vassalage=${'x'.repeat(10_000)}`,
  '10 kB of others': `q=${'%C3%A9'.repeat(1_600)}&page=${'9'.repeat(400)}`,
  'no names': '=&&==&?&#',
};

/** A third of the values for each name and one of the others, and on the next path the next: over all paths each has each. */
function searchesOf(at: number): string[] {
  const all = Object.values(values);
  const searches = [0, 3, 6].map((turn) =>
    names.map((name, index) => `${name}=${all[(index + at + turn) % all.length] ?? ''}`).join('&'),
  );
  const more = Object.values(others);
  return [...searches, more[at % more.length] ?? ''];
}

test('ROUTE-04 no value of any parameter, on any path, is more than ignored @desktop', async ({ house }) => {
  for (const [at, path] of Object.keys(portalPaths).entries()) {
    for (const search of searchesOf(at)) {
      const { status, text } = await asked(house, `${path}?${search}`);
      const what = `${path}?${search.slice(0, 200)}`;
      expect(status, what).toBe(200);
      expect(text, what).not.toContain('<script>alert(1)');
      expect(text, what).toContain('<h1');
    }
  }
});

test('ROUTE-04 an address that is none is refused or unknown, and tells nothing of the server @desktop', async ({
  house,
}) => {
  const addresses = [
    '/%00',
    '/rng%00',
    '/%FF%FE',
    '/%ED%A0%80',
    '/%',
    '/%E0%A4%A',
    '//evil.example',
    '/..%2f..%2fetc',
    '/__proto__',
    '/constructor',
    `/${'x'.repeat(10_000)}`,
    '/rng/',
    '/RNG',
    '/rng;jsessionid=1',
    '/rng\\..',
    '/help/%2e%2e/%2e%2e',
  ];
  for (const address of addresses) {
    const { status, text } = await asked(house, address);
    expect([200, 301, 302, 307, 308, 400, 404, 414], `${address.slice(0, 40)} is ${status}`).toContain(status);
    expect(text, address.slice(0, 40)).not.toMatch(/\.tsx?:\d|\bat \w+ \(|node_modules/);
  }
});

test('SEC-02 another site cannot show a page of ours inside its own @desktop', async ({ page, house, guard }) => {
  guard.expectProblem(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const framing = `<!doctype html><h1>Win</h1><iframe src="${house.origin}/login"></iframe>`;
  const other = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(framing));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://127.0.0.1:${port}/`);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  other.closeAllConnections();
  other.close();
});

let visitors = 0;

/** The address as it is written: `fetch` would put it right. */
function asked({ origin }: House, path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  visitors += 1;
  const headers = { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` };
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  request({ hostname, port, path, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
  })
    .on('error', reject)
    .end();
  return promise;
}
