import { newMember, paidIn, testDatabase, testServer } from '@pelita/testkit';
import { expect, onTestFinished, test } from 'vitest';

const TOKEN = 'a-token-of-the-watcher';
const world = await testDatabase();
const server = await testServer(world);
const guarded = await testServer(await testDatabase({ variables: { METRICS_TOKEN: TOKEN } }));

/** The value of one line, by its name and labels. */
async function reading(line: string): Promise<number> {
  const { status, text } = await server.call('/metrics');
  expect(status).toBe(200);
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

test('REL-04 /metrics counts requests by route and status, and how long they took', async () => {
  const line = 'pelita_http_requests_total{route="/wps/system/status",method="GET",status="200"}';
  await server.call('/wps/system/status');
  const before = await reading(line);
  await server.call('/wps/system/status');
  expect(await reading(line)).toBe(before + 1);
  expect(await reading('pelita_http_request_seconds_count{route="/wps/system/status"}')).toBe(before + 1);
  await server.call('/wps/member/info');
  expect(await reading('pelita_refusals_total{code="not_logged_in"}')).toBeGreaterThan(0);
});

test('REL-04 /metrics tells of the pool, the queues, the streams, the tail of events, the loop and the ledger', async () => {
  const member = await newMember(server);
  await paidIn(server, member, '20.00');
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  const stream = await fetch(`${server.origin}/wps/events`, { signal: listening.signal });
  expect(await reading('pelita_event_streams')).toBe(1);
  await expect.poll(() => reading('pelita_event_tail_age_seconds')).toBeGreaterThanOrEqual(0);
  for (const pool of ['transactions', 'jobs'])
    for (const state of ['used', 'waiting', 'most'])
      expect(await reading(`pelita_database_connections{pool="${pool}",state="${state}"}`)).toBeGreaterThanOrEqual(0);
  expect(await reading('pelita_event_loop_delay_seconds{percentile="99"}')).toBeGreaterThanOrEqual(0);
  expect((await server.call('/metrics')).text).toMatch(/pelita_jobs\{queue="[\w.-]+",state="created"\} [1-9]/);
  // The database's own statistics come a moment later.
  await expect.poll(() => reading('pelita_ledger_postings_total'), { timeout: 15_000 }).toBeGreaterThan(0);
  // An answer that nobody holds any more is collected, and its stream closed with it.
  expect(stream.ok).toBe(true);
});

test('SEC-03 /metrics is for this machine alone, or for a caller with the token; others do not learn that it is there', async () => {
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect(await server.call('/metrics', { headers: { [header]: '127.0.0.1' } })).toMatchObject({
      status: 404,
      body: { code: 'unknown_path' },
    });
  expect((await guarded.call('/metrics')).status).toBe(404);
  expect((await guarded.call('/metrics', { token: `Bearer ${TOKEN}x` })).status).toBe(404);
  const heard = await guarded.call('/metrics', {
    token: `Bearer ${TOKEN}`,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(heard.status).toBe(200);
  expect(heard.text).not.toContain(TOKEN);
});
