import { request } from 'node:http';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase({ variables: { PUBLIC_ORIGIN: 'https://sandbox.example.com' } });
const server = await testServer(world);

test('SEC-02 the stand-ins of the sandbox answer to this machine and to our own name, and to no name that somebody points at it', async () => {
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

/** `fetch` would not let a caller choose the Host. */
function statusUnder(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(server.origin + path, { headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    asked.once('error', reject).end();
  });
}
