import type { Tx } from '../database/tx.ts';
import { conditionsOf, type Locale } from './list-conditions.ts';
import type { Place } from './list-cursor.ts';
import { countStatement, pageStatement } from './list-statements.ts';
import { placeOf } from './read-list.ts';
import type { FilterTexts, ServedList } from './served-list.ts';
import { rowShower, type ShownRow } from './shown-row.ts';

export type WalkedList = { served: ServedList; filters: FilterTexts; sort: string; locale: Locale };

/** Every row of a list in its order, page by page, so that one page at most is in memory. */
export async function* walkList(
  tx: Tx,
  { served, filters, sort, locale }: WalkedList,
  pageSize: number,
): AsyncGenerator<ShownRow[]> {
  const { list } = served.call;
  const scope = { list, view: served.view, conditions: await conditionsOf(tx, served, filters, locale) };
  const tables = tx.tables<Record<string, never>>();
  const shown = rowShower(list);
  for (let after: Place | null = null; ;) {
    const { rows } = await pageStatement(scope, { sort, after, limit: pageSize }).execute(tables);
    if (rows.length > 0) yield rows.map(shown);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = placeOf({ list, sort }, last);
  }
}

/** How many rows that would be, as far as it matters. */
export async function countList(
  tx: Tx,
  { served, filters, locale }: Omit<WalkedList, 'sort'>,
  most: number,
): Promise<number> {
  const { list } = served.call;
  const scope = { list, view: served.view, conditions: await conditionsOf(tx, served, filters, locale) };
  const { rows } = await countStatement(scope, most).execute(tx.tables<Record<string, never>>());
  return rows[0]?.count ?? 0;
}
