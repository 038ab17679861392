import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { createExport, fetchExport, listOwnExports } from '@pelita/contract/office';
import { testDatabase, testOffice, type TestOperator } from '@pelita/testkit';
import { beforeAll, expect, test, vi } from 'vitest';
import { rowsOfList } from './testing/lists/filled-lists.ts';

const ROWS = 10_000;
const world = await testDatabase();
const office = await testOffice(world);
let finance: TestOperator;

beforeAll(async () => {
  finance = await office.operator('finance');
  for (const text of rowsOfList['sessions']?.(ROWS).split(';') ?? []) await world.asOwner(text);
}, 60_000);

const ask = (list: string, filter: Record<string, string> = {}, by = finance) =>
  by.send(createExport, { body: { list, filter } });
const made = async (list: string, filter: Record<string, string> = {}) => (await ask(list, filter)).value.id;
const fetched = (id: string, by = finance) => by.send(fetchExport, { params: { id } });
const refused = (status: number, code: string) => ({ status, body: { code } });

/** The answer as it arrives, with nobody reading it yet. */
function opened(id: string): Promise<IncomingMessage> {
  const address = new URL(`/office/exports/${id}`, office.origin);
  return new Promise((resolve, reject) => {
    get(address, { headers: finance.headers }, resolve).on('error', reject);
  });
}

async function endOf(id: string) {
  const [row] = await world.asOwner<{ state: string; rows: string; sha256: string | null }>(
    `select state, rows::text, encode(sha256, 'hex') as sha256 from office_export where export_id = $1`,
    [id],
  );
  return row;
}

test('OPS-06 a list of 10,000 rows arrives whole, and the log knows it by count and hash', async () => {
  const id = await made('sessions');
  const file = await fetched(id);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="sessions-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(ROWS);
  const sha256 = createHash('sha256').update(file.text).digest('hex');
  expect(await endOf(id)).toEqual({ state: 'done', rows: String(ROWS), sha256 });
  const audited = await world.asOwner<{ action: string; after: string }>(
    'select action, after from audit_entry where subject = $1 order by position',
    [`export:${id}`],
  );
  expect(audited.map(({ action }) => action)).toEqual(['create-export', 'end-export']);
  expect(JSON.parse(audited[1]?.after ?? '')).toEqual({ state: 'done', rows: ROWS, sha256 });
});

test('OPS-06 a filter is the list’s own, and holds in the file', async () => {
  const file = await fetched(await made('sessions', { player: '00000000-0000-0000-0000-000000000007' }));
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(11);
  expect(await ask('sessions', { owner: 'x' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_field', fields: { 'filter.owner': { key: 'unknown' } } },
  });
  expect(await ask('sessions', { openedAtFrom: 'soon' })).toMatchObject(refused(400, 'invalid_field'));
  expect(await ask('transfers')).toMatchObject(refused(400, 'invalid_field'));
});

test('OPS-06 SEC-03 =cmd in a text is no formula in the file', async () => {
  await world.asOwner(`update session set user_agent = '=cmd|''/c calc''!A1' where player_id = $1`, [
    '00000000-0000-0000-0000-000000000009',
  ]);
  const { text } = await fetched(await made('sessions', { player: '00000000-0000-0000-0000-000000000009' }));
  expect(text).toContain(`,"'=cmd|'/c calc'!A1",`);
});

test('OPS-06 an export is its operator’s, once, for a quarter of an hour', async () => {
  const id = await made('players');
  expect(await fetched(id, await office.operator('finance'))).toMatchObject(refused(404, 'export_unknown'));
  expect((await fetched(id)).status).toBe(200);
  expect(await fetched(id)).toMatchObject(refused(404, 'export_unknown'));
  const late = await made('players');
  world.clock.advance({ minutes: 15 });
  finance = await office.operator('finance');
  expect(await fetched(late)).toMatchObject(refused(404, 'export_unknown'));
  expect(await ask('nonsense')).toMatchObject(refused(404, 'list_unknown'));
});

test('OPS-06 whoever may export sees their own files with hash and count, and those of no other operator', async () => {
  const another = await office.operator('risk');
  await fetched(await made('players'));
  await ask('players', {}, another);
  const own = await finance.send(listOwnExports, { query: {} });
  expect(own.value.rows[0]).toMatchObject({
    list: 'players',
    state: 'done',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(new Set(own.value.rows.map(({ operator }) => operator.id))).toEqual(new Set([finance.operatorId]));
  expect((await another.send(listOwnExports, { query: {} })).value.rows).toHaveLength(1);
  const support = await office.operator('support');
  expect(await support.send(listOwnExports, { query: {} })).toMatchObject(refused(403, 'permission_missing'));
});

test('OPS-04 who may not export, or not see the list, gets no file', async () => {
  for (const role of ['support', 'admin', 'agents'] as const)
    expect(await ask('players', {}, await office.operator(role)), role).toMatchObject(
      refused(403, 'permission_missing'),
    );
  expect(await ask('operators')).toMatchObject(refused(403, 'permission_missing'));
  expect((await ask('operators', {}, await office.operator('auditor'))).status).toBe(200);
});

test('OPS-06 a client that goes away stops the export, and its end is known as broken', async () => {
  const id = await made('sessions');
  const answer = await opened(id);
  answer.once('data', () => answer.destroy());
  answer.resume();
  await vi.waitFor(async () => expect(await endOf(id)).toMatchObject({ state: 'broken', sha256: null }), 30_000);
  expect(Number((await endOf(id))?.rows)).toBeLessThan(ROWS);
});

test('OPS-06 what fails on the way breaks the connection: no file ends as if it were whole', async () => {
  // The oldest player is on the last page, and no amount can be written in this currency.
  const damage = (currency: string) =>
    world.asOwner(`update account set currency = $1 where username = 'player0'`, [currency]);
  await damage('XXX');
  const id = await made('players');
  const answer = await opened(id);
  expect(answer.statusCode).toBe(200);
  answer.on('error', () => {});
  answer.resume();
  await new Promise((resolve) => void answer.once('close', resolve));
  expect(answer.complete).toBe(false);
  await vi.waitFor(async () => expect(await endOf(id)).toMatchObject({ state: 'broken', sha256: null }), 30_000);
  await damage('MYR');
  expect((await fetched(await made('players'))).status).toBe(200);
});

test('OPS-06 two files at once, the third has to wait', async () => {
  // More than a connection's buffers hold, so that a file whose reader pauses is not yet sent.
  await world.asOwner(`update session set user_agent = repeat('x', 3000)`);
  const waiting = await made('sessions', { player: '00000000-0000-0000-0000-000000000007' });
  const slow = await Promise.all([await made('sessions'), await made('sessions')].map((id) => opened(id)));
  const third = await fetched(waiting);
  expect(third).toMatchObject(refused(429, 'too_many_requests'));
  expect(third.headers.get('retry-after')).toBe('30');
  for (const answer of slow) answer.destroy();
  await vi.waitFor(async () => expect((await fetched(waiting)).status).toBe(200), 30_000);
});
