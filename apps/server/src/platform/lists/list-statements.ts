import type { ListDeclaration } from '@pelita/contract/office';
import { LIST_COUNT_MAXIMUM } from '@pelita/contract/office';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './list-conditions.ts';
import type { Place } from './list-cursor.ts';
import { columnOf } from './served-list.ts';

export type StoredRow = Record<string, unknown> & { id: unknown };
export type Statement<Row> = RawBuilder<Row>;
type Asked = { list: ListDeclaration; view: string; conditions: readonly Condition[] };

/** A page behind a place, by key: what is added or removed meanwhile shifts no other row. */
export function pageStatement(
  { list, view, conditions }: Asked,
  { sort, after, limit }: { sort: string; after: Place | null; limit: number },
): Statement<StoredRow> {
  const isDown = sort.startsWith('-');
  const sorted = sql.ref(columnOf(list, sort.replace('-', '')));
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const behind = after && sql`(${sorted}, id) ${sql.raw(isDown ? '<' : '>')} (${after.value}, ${after.id})`;
  return sql<StoredRow>`select ${sql.join(columnsOf(list))} from ${sql.table(view)}
    ${where(behind ? [...conditions, behind] : conditions)}
    order by ${sorted} ${direction}, id ${direction} limit ${limit}`;
}

/** As many as there are, up to where counting stops. */
export function countStatement({ view, conditions }: Asked, most = LIST_COUNT_MAXIMUM): Statement<{ count: number }> {
  return sql<{ count: number }>`select count(*)::int as count from (
    select from ${sql.table(view)} ${where(conditions)} limit ${most}) as counted`;
}

/** Sums as text, for they may be beyond what one amount can be. */
export function totalsStatement(
  { list, view, conditions }: Asked,
  names: readonly string[],
): Statement<Record<string, string>> {
  const sums = names.map((name) => sql`sum(${sql.ref(columnOf(list, name))})::text as ${sql.ref(name)}`);
  return sql<Record<string, string>>`select currency, ${sql.join(sums)} from ${sql.table(view)}
    ${where(conditions)} group by currency order by currency`;
}

function columnsOf(list: ListDeclaration): Condition[] {
  const names = Object.entries(list.columns).flatMap(([name, { kind }]) => {
    const column = columnOf(list, name);
    return kind === 'player' || kind === 'operator' || kind === 'actor'
      ? [column, column.replace(/_id$/, '_name')]
      : [column];
  });
  return ['id', ...names].map((name) => sql.ref(name));
}

function where(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
