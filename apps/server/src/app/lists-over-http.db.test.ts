import { listAdjustments, listOfficeWithdrawals, listPlayers, listTransfers } from '@pelita/contract/office';
import { testDatabase, testOffice, type TestOperator } from '@pelita/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOfList } from './testing/lists/filled-lists.ts';

const world = await testDatabase();
const office = await testOffice(world);
let finance: TestOperator;
beforeAll(async () => {
  finance = await office.operator('finance');
  for (const text of rowsOfList['withdrawals']?.(30).split(';') ?? []) await world.asOwner(text);
});

const bad = (field: string) => ({ status: 400, body: { code: 'invalid_field', fields: { [field]: {} } } });
const asked = (query: Record<string, string>) => finance.send(listOfficeWithdrawals, { query });
const first = async (query: Record<string, string> = {}) => (await asked({ size: '3', ...query })).value;

describe('OPS-02 a list refuses, by the name of the field,', () => {
  test.each([
    ['a filter that it does not have', { owner: 'x' }, 'owner'],
    ['an order that it does not have', { sort: 'holder' }, 'sort'],
    ['a page of 10,000 rows', { size: '10000' }, 'size'],
    ['a page of none', { size: '0' }, 'size'],
    ['an unknown choice', { state: 'review,paid' }, 'state'],
    ['no choice', { state: '' }, 'state'],
    ['a day that is none', { requestedAtFrom: '2026-02-31' }, 'requestedAtFrom'],
    ['an instant for a day', { requestedAtFrom: '2026-02-01T00:00:00Z' }, 'requestedAtFrom'],
    ['a day before all days', { requestedAtFrom: '0000-01-01' }, 'requestedAtFrom'],
    ['more days than it takes', { requestedAtFrom: '2026-01-01', requestedAtTo: '2026-12-31' }, 'requestedAtTo'],
    [
      'days that end before they begin',
      { requestedAtFrom: '2026-02-02', requestedAtTo: '2026-02-01' },
      'requestedAtTo',
    ],
    ['a player who is no id', { player: "' or 1=1 --" }, 'player'],
    ['an amount finer than the currency', { amountMin: '1.001' }, 'amountMin'],
    ['an amount that is none', { amountMax: '1e3' }, 'amountMax'],
    ['a cursor that is none', { after: 'nonsense' }, 'after'],
    ['an empty cursor', { after: '' }, 'after'],
  ])('%s', async (_what, query, field) => {
    expect(await asked(query as unknown as Record<string, string>)).toMatchObject(bad(field));
  });

  test('a cursor of another list, filter or order, and one that was written by hand', async () => {
    const { next } = await first();
    expect((await asked({ size: '3', after: next ?? '' })).status).toBe(200);
    expect(await asked({ after: next ?? '', state: 'review' })).toMatchObject(bad('after'));
    expect(await asked({ after: next ?? '', sort: 'amount' })).toMatchObject(bad('after'));
    const other = await finance.send(listPlayers, { query: { after: next ?? '' } });
    expect(other).toMatchObject(bad('after'));
    const [list, hash, value, id] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString()) as string[];
    const uuid = id ?? '';
    for (const written of [
      [list, hash, 'infinity', uuid],
      [list, hash, '2026-99-01T00:00:00Z', uuid],
      [list, hash, '0000-01-01T00:00:00Z', uuid],
      [list, hash, 5, uuid],
      [list, hash, value, "x' or 1=1"],
      [list, hash, value, null],
      [list, hash],
      {},
      null,
    ]) {
      const after = Buffer.from(JSON.stringify(written)).toString('base64url');
      expect(await asked({ after }), JSON.stringify(written)).toMatchObject(bad('after'));
    }
  });
});

test('OPS-02 a list is filtered by its address, counted on its first page and added up on demand', async () => {
  const page = await first({ state: 'review,rejected', amountMin: '10.03', amountMax: '10.04' });
  expect(page.rows.map(({ state }) => state)).toEqual(['rejected', 'review', 'rejected']);
  expect(page).toMatchObject({ count: 12, totals: null });
  const next = await first({
    state: 'review,rejected',
    amountMin: '10.03',
    amountMax: '10.04',
    after: page.next ?? '',
  });
  expect(next).toMatchObject({ count: null });
  expect((await asked({ state: 'review', totals: 'yes' })).value).toMatchObject({
    rows: [],
    totals: [{ currency: 'MYR', sums: { amount: '60.24', fee: '0.60' } }],
  });
});

test('OPS-02 days are the brand’s: what happened after its midnight is of the next day', async () => {
  const at = (day: string) => first({ requestedAtFrom: day, requestedAtTo: day });
  // In Kuala Lumpur the first rows are of 08:00.
  expect((await at('2026-01-01')).count).toBe(30);
  expect((await at('2025-12-31')).count).toBe(0);
});

test('SEC-03 personal data leaves a list masked', async () => {
  const { text } = await asked({});
  expect(text).toContain('S••• A•••');
  expect(text).not.toContain('Aminah');
  expect(text).not.toContain('16401');
});

test('OPS-03 the whole ledger is shown by player or by day, and not otherwise', async () => {
  const read = (query: Record<string, string>) => finance.send(listTransfers, { query });
  expect(await read({})).toMatchObject(bad('player'));
  expect(await read({ atFrom: '2026-01-01' })).toMatchObject(bad('player'));
  expect(await read({ atFrom: '2026-01-01', atTo: '2026-01-02' })).toMatchObject(bad('atTo'));
  expect((await read({ atFrom: '2026-01-01', atTo: '2026-01-01' })).status).toBe(200);
  expect((await read({ player: '00000000-0000-0000-0000-000000000001' })).status).toBe(200);
});

test('OPS-04 a list is for those who may see it', async () => {
  const support = await office.operator('support');
  const refused = { status: 403, body: { code: 'permission_missing' } };
  expect(await support.send(listAdjustments, { query: {} })).toMatchObject(refused);
  expect((await support.send(listOfficeWithdrawals, { query: {} })).status).toBe(200);
});
