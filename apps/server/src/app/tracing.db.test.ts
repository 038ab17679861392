import { once } from 'node:events';
import { createServer } from 'node:http';
import { getStudioSession, launchGame } from '@pelita/contract';
import { newMember, testDatabase, testServer, type TestServer, type TestWorld } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../platform/log/create-log.ts';
import { openTelemetry } from '../platform/tracing/open-telemetry.ts';
import { passingOn, type Tracing } from '../platform/tracing/tracing.ts';

const world = await testDatabase();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const GAME = 'koi-rising';
const lines: { msg: string; route?: string; requestId?: string; traceId?: string }[] = [];
const log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) });
const withTracing = (tracing: Tracing): TestWorld => ({ ...world, platform: { ...world.platform, log, tracing } });

/** A page of the studio asks for its game as part of a trace, and the studio asks the wallet, over HTTP. */
async function askAsPartOf(server: TestServer, traceparent: string | null): Promise<void> {
  const launch = await server.send(launchGame, { query: { gameId: GAME } }, await newMember(server));
  const token = `Bearer ${new URL(launch.value.game_url).hash.slice(1)}`;
  lines.length = 0;
  const headers = traceparent === null ? {} : { traceparent };
  await server.send(getStudioSession, { params: { gameCode: GAME } }, { token, headers });
}

const requests = () => lines.filter(({ msg }) => msg === 'request').map(({ route, traceId }) => ({ route, traceId }));
const balanceRoute = '/provider/:providerCode/user/balance';
const sessionRoute = expect.stringContaining('/studio/');

test('REL-04 without a collector a trace is kept in the lines of a request and passed on to whom it asks', async () => {
  const server = await testServer(withTracing(passingOn));
  await askAsPartOf(server, `00-${TRACE}-${CALLER}-01`);
  await expect.poll(requests).toEqual([
    { route: balanceRoute, traceId: TRACE },
    { route: sessionRoute, traceId: TRACE },
  ]);
  for (const traceparent of [null, `00-${TRACE}-none-01`]) {
    await askAsPartOf(server, traceparent);
    await expect.poll(requests).toEqual([
      { route: balanceRoute, traceId: undefined },
      { route: sessionRoute, traceId: undefined },
    ]);
  }
});

test('REL-04 a collector is told each request and each call outwards, one below the other, and nothing of who asked', async () => {
  const collector = await openCollector();
  const tracing = await openTelemetry(collector.origin);
  const server = await testServer(withTracing(tracing));
  await askAsPartOf(server, `00-${TRACE}-${CALLER}-01`);
  await expect.poll(() => requests().length).toBe(2);
  const { requestId } = lines.find(({ route }) => route?.includes('/studio/')) ?? {};
  await tracing.close();

  const own = collector.spans().filter(({ traceId }) => traceId === TRACE);
  const [session, call, balance] = ['GET ', 'wallet ', 'POST '].map((start) =>
    own.find(({ name }) => name.startsWith(start)),
  );
  expect(own).toHaveLength(3);
  expect(session?.parentSpanId).toBe(CALLER);
  expect(call).toMatchObject({ name: 'wallet /user/balance', parentSpanId: session?.spanId });
  expect(balance).toMatchObject({ name: `POST ${balanceRoute}`, parentSpanId: call?.spanId });
  expect(session?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': sessionRoute,
    'http.response.status_code': 200,
    'pelita.request_id': requestId,
  });
  // Requests that came without one have begun traces of their own.
  const others = collector.spans().filter(({ traceId }) => traceId !== TRACE);
  expect(others.length).toBeGreaterThan(0);
  expect(JSON.stringify(others)).not.toMatch(/Member0|gameId|#|Bearer/);
});

test('REL-04 a collector that is away costs no request anything, and no stop', async () => {
  const tracing = await openTelemetry('http://127.0.0.1:1');
  const server = await testServer(withTracing(tracing));
  expect((await server.call('/livez')).status).toBe(200);
  await tracing.close();
});

type Told = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
};
type Sent = { key: string; value: Record<string, string | number> };
type Batch = { resourceSpans: { scopeSpans: { spans: (Omit<Told, 'attributes'> & { attributes: Sent[] })[] }[] }[] };

/** Takes OTLP in JSON. */
async function openCollector(): Promise<{ origin: string; spans: () => Told[] }> {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      take(JSON.parse(Buffer.concat(pieces).toString()) as Batch);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const take = ({ resourceSpans }: Batch) => {
    for (const span of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))) {
      const values = span.attributes.map(({ key, value }) => [key, Object.values(value)[0]] as const);
      told.push({ ...span, attributes: Object.fromEntries(values) });
    }
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, spans: () => told };
}
