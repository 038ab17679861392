import { request } from 'node:http';
import { connect } from 'node:net';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { forwardingHeaders } from './forwarded.ts';

const world = await testDatabase({
  variables: { PUBLIC_ORIGIN: 'https://sandbox.example.com', TRUST_PROXY: '127.0.0.1', PELITA_SANDBOX: '1' },
});
const server = await testServer(world);

test('SEC-02 the stand-ins of the sandbox answer to this machine and to our own name, and to no foreign name that points at it', async () => {
  for (const host of [
    'localhost',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.7',
    'pelita.localhost',
    'sandbox.example.com',
  ])
    expect([host, await statusUnder(host, '/dev/bank')]).toEqual([host, 200]);
  for (const host of [
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'sandbox.example.com.evil.example',
  ])
    for (const path of ['/dev/bank', '/dev/inbox.json', '/%64ev/desk'])
      expect([host, path, await statusUnder(host, path)]).toEqual([host, path, 404]);
});

test('SEC-02 the sandbox refuses what a proxy passes on, trusted or not, signed payments and codes among it', async () => {
  for (const path of ['/dev/bank', '/dev/bank.json', '/dev/inbox.json', '/dev/desk', '/dev/captcha.json'])
    for (const header of forwardingHeaders)
      expect([path, header, (await server.call(path, { headers: { [header]: '127.0.0.1' } })).status]).toEqual([
        path,
        header,
        404,
      ]);
  expect(await askedByOldProtocol('/dev/bank')).toContain('404 Not Found');
});

/** As nginx asks, when it is told nothing but an address. */
async function askedByOldProtocol(path: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** `fetch` would not let a caller choose the Host. */
function statusUnder(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(server.origin + path, { headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    asked.once('error', reject).end();
  });
}
