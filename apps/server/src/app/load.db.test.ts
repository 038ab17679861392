import { connect } from 'node:net';
import { testDatabase, testServer, type TestServer } from '@pelita/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { BODIES_ARRIVING_PER_ADDRESS, HANDLER_TIMEOUT_MS, REQUEST_TIMEOUT_CHECK_MS } from '../platform/http/limits.ts';
import { buildApp } from './build-app.ts';
import { echo, find, smallApplication, smallTable } from './testing/small-table.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 4_000 };

const world = await testDatabase();
const serverFor = (requestsUnderWayMaximum?: number) =>
  testServer(world, smallApplication(world).application, {
    calls: smallTable,
    ...(requestsUnderWayMaximum === undefined ? {} : { requestsUnderWayMaximum }),
  });

test('REL-02 LIVE-01 listeners take no place of a request, however many listen', async () => {
  const server = await serverFor(2);
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  // Held to the end: an answer that nobody holds any more is collected, and its stream closed with it.
  const streams: Response[] = [];
  for (let listener = 0; listener < 4; listener += 1)
    streams.push(await fetch(`${server.origin}/wps/events`, { signal: aborter.signal }));
  expect((await server.call(find.path)).status).toBe(200);
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('REL-02 senders of bodies that never come whole hold up no reader', async () => {
  const server = await serverFor(2);
  const senders = await sendSlowly(server, 4);
  expect((await server.call(find.path)).status).toBe(200);
  senders.leave();
});

test('REL-02 one address has only so many bodies on their way: the next is 429, and none once they are gone', async () => {
  const server = await serverFor();
  const senders = await sendSlowly(server, BODIES_ARRIVING_PER_ADDRESS);
  const send = () => server.call(echo.path, { method: 'POST', body: { name: 'Ali' } });
  await expect.poll(send, PATIENCE).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await server.call(find.path)).status).toBe(200);
  senders.leave();
  await expect.poll(send, PATIENCE).toMatchObject({ status: 200 });
});

test('REL-02 a slow sender is cut off as a slow sender, before its use case would be as an overloaded one', async () => {
  const app = await buildApp(world.platform, smallApplication(world).application, { calls: smallTable });
  const { headersTimeout, requestTimeout } = app.server;
  // Node looks at whole requests only once the time for heads is over too.
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(requestTimeout + REQUEST_TIMEOUT_CHECK_MS).toBeLessThan(HANDLER_TIMEOUT_MS);
  await app.close();
});

/** Requests whose heads have come and whose bodies stop after their first byte. */
async function sendSlowly({ origin }: TestServer, count: number): Promise<{ leave: () => void }> {
  const { hostname, port } = new URL(origin);
  const head = `POST ${echo.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`;
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject).once('connect', () => socket.write(head, () => resolve()));
      });
      return socket.on('error', () => undefined);
    }),
  );
  const leave = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(leave);
  return { leave };
}
