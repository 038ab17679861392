import type { ListAsked } from '@pelita/contract/office';
import { officeLists } from '@pelita/contract/office';
import { type TestWorld, testDatabase } from '@pelita/testkit';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../platform/database/tx.ts';
import { conditionsOf } from '../platform/lists/list-conditions.ts';
import { pageStatement } from '../platform/lists/list-statements.ts';
import { placeOf, readPage } from '../platform/lists/read-list.ts';
import { filtersOf, type ServedList } from '../platform/lists/served-list.ts';
import { createModules } from './compose/index.ts';
import { rowsOfList } from './testing/lists/filled-lists.ts';

const FEW = 43;
/** Enough that the planner would rather read a table from end to end than by an index that does not fit. */
const MANY = 12_000;
/** Their rows are so short, or their states so few, that the whole table costs less until there are more of them. */
const MORE: Readonly<Record<string, number>> = { bookMatches: 30_000, games: 30_000, pointExchanges: 30_000 };
const SOME_ID = '00000000-0000-0000-0000-000000000005';
/** Read whole by design: tables of a few hundred rows at most. */
const small = new Set([
  'vip_rank',
  'operator',
  'operator_role',
  'point_good',
  'point_good_text',
  'promotion',
  'promotion_text',
]);

const names = officeLists.map(({ list }) => list.name);
const worlds = new Map<string, TestWorld>();
const servedLists = new Map<string, ServedList>();

beforeAll(async () => {
  for (const name of names) worlds.set(name, await testDatabase());
  const { modules } = await createModules(worldOf(names[0] ?? '').platform, { isShortCatalogue: true });
  for (const one of modules.flatMap(({ lists = [] }) => lists)) servedLists.set(one.call.list.name, one);
}, 130_000);

function worldOf(name: string): TestWorld {
  const world = worlds.get(name);
  if (!world) throw new Error(`no world for ${name}`);
  return world;
}

function servedOf(name: string): ServedList {
  const found = servedLists.get(name);
  if (!found) throw new Error(`the list ${name} is served by no module`);
  return found;
}

/** What a list that must be narrowed is narrowed to, and who asks for one of the caller's own. */
function narrowed({ call: { list } }: ServedList): Record<string, string> {
  const day = list.needs ? { [`${list.needs.of}From`]: '2026-01-01', [`${list.needs.of}To`]: '2026-01-01' } : {};
  return list.ofCaller === undefined ? day : { ...day, [list.ofCaller]: SOME_ID };
}

async function walk(world: TestWorld, served: ServedList, asked: ListAsked): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    const page: ListAsked = after === undefined ? asked : { ...asked, after };
    const answer = await world.database.reading((tx) => readPage(tx, served, page, world.platform.brand));
    expect(served.call.value.safeParse(answer).error).toBeUndefined();
    expect(answer.rows.length).toBeLessThanOrEqual(asked.size);
    ids.push(...answer.rows.map(({ id }) => String(id)));
    if (answer.next === null) return ids;
    after = answer.next;
  }
}

test.each(names)('OPS-02 the list %s loses and repeats no row between pages, whatever their size', async (name) => {
  const world = worldOf(name);
  const served = servedOf(name);
  for (const text of rowsOfList[name]?.(FEW).split(';') ?? []) await world.asOwner(text);
  for (const sort of served.call.list.sorts) {
    const asked: ListAsked = { ...narrowed(served), sort, size: 200 };
    const whole = await walk(world, served, asked);
    expect(whole.length, sort).toBeGreaterThanOrEqual(FEW);
    expect(new Set(whole).size).toBe(whole.length);
    for (const size of [1, 2, 3, 5, 7]) expect(await walk(world, served, { ...asked, size }), sort).toEqual(whole);
  }
});

describe('OPS-02 no page reads a large table from end to end', () => {
  test.each(names)(
    'of the list %s, however it is sorted, filtered and far into it',
    { timeout: 60_000 },
    async (name) => {
      const world = worldOf(name);
      const served = servedOf(name);
      await fillAnew(world, rowsOfList[name]?.(MORE[name] ?? MANY) ?? '');
      await vacuumFilled(world);
      const scanned: string[] = [];
      for (const asked of questionsTo(served)) {
        for (const isFarIn of [false, true]) {
          const plan = await world.database.reading((tx) => planOf(tx, served, { asked, isFarIn }, world));
          for (const table of scannedWhole(plan))
            if (!small.has(table)) scanned.push(`${table} for ${JSON.stringify(asked)}${isFarIn ? ', far in' : ''}`);
        }
      }
      expect(scanned).toEqual([]);
      await world.close();
    },
  );
});

async function fillAnew(world: TestWorld, rows: string): Promise<void> {
  const tables = new Set(Array.from(rows.matchAll(/insert into (\w+)/g), ([, table = '']) => table));
  await world.asOwner(`truncate ${[...tables].join(', ')} cascade`);
  for (const text of rows.split(';')) await world.asOwner(text);
}

async function vacuumFilled(world: TestWorld): Promise<void> {
  const filled = await world.asOwner<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  await world.asOwner(`vacuum analyze ${filled.map(({ name }) => name).join(', ')}`);
}

/** Every sort alone, and every filter alone. */
function questionsTo(served: ServedList): ListAsked[] {
  const { sorts, filters, columns } = served.call.list;
  const plain = { size: 50, ...narrowed(served) };
  const filtered = Object.entries(filters).flatMap(([name, { kind }]): ListAsked[] => {
    const column = columns[name];
    if (kind === 'range') return [{ ...plain, [`${name}Min`]: '5.00' }];
    if (kind === 'between') return [{ ...plain, [`${name}From`]: '2026-01-01', [`${name}To`]: '2026-01-01' }];
    if (kind === 'many') return (column?.choices ?? []).map((one) => ({ ...plain, [name]: one }));
    const isId = kind === 'search' || column?.kind === 'player' || column?.kind === 'operator';
    return [{ ...plain, [name]: isId ? SOME_ID : '203.0.113.7' }];
  });
  return [...sorts.map((sort) => ({ ...plain, sort })), ...filtered];
}

async function planOf(
  tx: Tx,
  served: ServedList,
  { asked, isFarIn }: { asked: ListAsked; isFarIn: boolean },
  { platform }: TestWorld,
): Promise<unknown> {
  const { list } = served.call;
  const scope = {
    list,
    view: served.view,
    conditions: await conditionsOf(tx, served, filtersOf(asked), platform.brand),
  };
  const tables = tx.tables<Record<string, never>>();
  const sort = asked.sort ?? list.sorts[0];
  const { rows } = await pageStatement(scope, { sort, after: null, limit: 40 }).execute(tables);
  const last = rows.at(-1);
  const after = isFarIn && last ? placeOf({ list, sort }, last) : null;
  const explained = await sql<
    Record<string, unknown>
  >`explain (format json) ${pageStatement(scope, { sort, after, limit: 51 })}`.execute(tables);
  return explained.rows[0]?.['QUERY PLAN'];
}

function scannedWhole(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedWhole);
  if (typeof plan !== 'object' || plan === null) return [];
  const node = plan as Record<string, unknown>;
  const own = node['Node Type'] === 'Seq Scan' ? [String(node['Relation Name'])] : [];
  return [...own, ...Object.values(node).flatMap(scannedWhole)];
}
