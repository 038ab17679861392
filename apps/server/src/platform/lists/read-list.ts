import { type CallAnswer, type CurrencyCode, decimalFromMinor, Refusal } from '@pelita/contract';
import type { List, ListAsked } from '@pelita/contract/office';
import { sql } from 'kysely';
import { isTimeout } from '../database/failures.ts';
import type { Database, Tx } from '../database/tx.ts';
import { type Binding, bindLong } from '../http/binding.ts';
import { conditionsOf, type Locale } from './list-conditions.ts';
import { type Place, readCursor, type Walk, writeCursor } from './list-cursor.ts';
import { countStatement, pageStatement, type StoredRow, totalsStatement } from './list-statements.ts';
import { columnOf, filtersOf, type ServedList } from './served-list.ts';
import { rowShower } from './shown-row.ts';

type Answer = CallAnswer<List>;
const TOTALS_WITHIN_MS = 2_000;

/** The call of a list. It reads on the connections of what reads much, so that no bet waits for a page. */
export function bindList(served: ServedList, locale: Locale): Binding {
  const { ofCaller } = served.call.list;
  return bindLong(served.call, (database: Database, { operator }, { query }) => {
    const asked = ofCaller === undefined ? query : { ...query, [ofCaller]: operator.operatorId };
    return database.scanning((tx) =>
      query.totals ? addUp(tx, served, asked, locale) : readPage(tx, served, asked, locale),
    );
  });
}

export async function readPage(tx: Tx, served: ServedList, asked: ListAsked, locale: Locale): Promise<Answer> {
  const { list } = served.call;
  const walk: Walk = { list, filters: filtersOf(asked), sort: asked.sort ?? list.sorts[0] };
  const after = asked.after === undefined ? null : readCursor(walk, asked.after);
  const scope = { list, view: served.view, conditions: await conditionsOf(tx, served, walk.filters, locale) };
  const tables = tx.tables<Record<string, never>>();
  const page = pageStatement(scope, { sort: walk.sort, after, limit: asked.size + 1 });
  const { rows: found } = await page.execute(tables);
  const rows = found.slice(0, asked.size);
  const last = found.length > asked.size ? rows.at(-1) : undefined;
  const counted = after === null ? await countStatement(scope).execute(tables) : null;
  return {
    rows: rows.map(rowShower(list)),
    next: last ? writeCursor(walk, placeOf(walk, last)) : null,
    count: counted?.rows[0]?.count ?? null,
    totals: null,
  };
}

export function placeOf({ list, sort }: Pick<Walk, 'list' | 'sort'>, row: StoredRow): Place {
  return { value: String(row[columnOf(list, sort.replace('-', ''))]), id: String(row.id) };
}

/** What cannot be added up in time is refused: a narrower filter is the remedy. */
async function addUp(tx: Tx, served: ServedList, asked: ListAsked, locale: Locale): Promise<Answer> {
  const { list } = served.call;
  const { totals: names = [] } = list;
  const scope = { list, view: served.view, conditions: await conditionsOf(tx, served, filtersOf(asked), locale) };
  const tables = tx.tables<Record<string, never>>();
  if (names.length === 0) return { rows: [], next: null, count: null, totals: [] };
  await sql`set local statement_timeout = ${sql.raw(String(TOTALS_WITHIN_MS))}`.execute(tables);
  const { rows } = await totalsStatement(scope, names)
    .execute(tables)
    .catch((error: unknown) => {
      throw isTimeout(error) ? new Refusal('list_too_large') : error;
    });
  const totals = rows.map((row) => {
    const currency = row['currency'] as CurrencyCode;
    const sums = names.map((name) => [name, decimalFromMinor(BigInt(row[name] ?? '0'), currency)]);
    return { currency, sums: Object.fromEntries(sums) as Record<string, string> };
  });
  return { rows: [], next: null, count: null, totals };
}
