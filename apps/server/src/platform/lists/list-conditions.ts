import { type CurrencyCode, type FieldProblem, minorFromDecimal, Refusal } from '@pelita/contract';
import type { Filter, ListDeclaration } from '@pelita/contract/office';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/tx.ts';
import { columnOf, type FilterTexts, type ServedList } from './served-list.ts';

export type Condition = RawBuilder<unknown>;
/** What the texts of filters mean here: whose days, and which currency's amounts. */
export type Locale = { timeZone: string; currency: CurrencyCode };
type Asked = { list: ListDeclaration; name: string; texts: FilterTexts; locale: Locale };

/** What the rows have to fulfil. Names come from the declaration, values travel beside the statement. */
export async function conditionsOf(
  tx: Tx,
  { call: { list }, searches }: ServedList,
  texts: FilterTexts,
  locale: Locale,
): Promise<Condition[]> {
  requireNarrow(list, texts);
  const conditions: Condition[] = ofCaller(list, texts);
  for (const [name, filter] of Object.entries(list.filters)) {
    const typed = texts[name];
    if (filter.kind !== 'search') conditions.push(...conditionOf(filter, { list, name, texts, locale }));
    else if (typed !== undefined) conditions.push(isOneOf('id', (await searches[name]?.(tx, typed)) ?? []));
  }
  return conditions;
}

/** A list of the caller's own rows read without a caller would be everybody's, so that is a fault. */
function ofCaller(list: ListDeclaration, texts: FilterTexts): Condition[] {
  if (list.ofCaller === undefined) return [];
  const caller = texts[list.ofCaller];
  if (caller === undefined) throw new Error(`the list ${list.name} is read without its caller`);
  return [sql`${sql.ref(columnOf(list, list.ofCaller))} = ${caller}`];
}

function conditionOf(filter: Filter, asked: Asked): Condition[] {
  const { list, name, texts } = asked;
  const column = columnOf(list, name);
  const typed = texts[name];
  switch (filter.kind) {
    case 'between':
      return daysOf(asked, filter.days);
    case 'range':
      return [minorOf(asked, 'Min'), minorOf(asked, 'Max')].flatMap((minor, side) =>
        minor === null ? [] : [side === 0 ? sql`${sql.ref(column)} >= ${minor}` : sql`${sql.ref(column)} <= ${minor}`],
      );
    case 'exact':
      return typed === undefined ? [] : [sql`${sql.ref(column)} = ${typed}`];
    case 'many':
      if (typed === undefined) return [];
      return list.columns[name]?.kind === 'choices'
        ? [sql`${sql.ref(column)} && ${typed.split(',')}`]
        : [isOneOf(column, typed.split(','))];
    case 'search':
      return [];
  }
}

function isOneOf(column: string, values: readonly string[]): Condition {
  return values.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(values)})`;
}

/** Days of the brand's zone, both included. With one end alone, the other is as far away as it may be. */
function daysOf({ list, name, texts, locale }: Asked, most: number): Condition[] {
  const [from, to] = [texts[`${name}From`], texts[`${name}To`]].map((day) =>
    day ? Temporal.PlainDate.from(day) : null,
  );
  if (!from && !to) return [];
  const first = from ?? to?.subtract({ days: most - 1 });
  const last = to ?? from?.add({ days: most - 1 });
  if (!first || !last) return [];
  const days = first.until(last).days + 1;
  if (days < 1) throw badField(`${name}To`, { key: 'invalid' });
  if (days > most) throw badField(`${name}To`, { key: 'too_large', params: { maximum: most } });
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(locale.timeZone).toInstant();
  const column = sql.ref(columnOf(list, name));
  return [sql`${column} >= ${startOf(first)}`, sql`${column} < ${startOf(last.add({ days: 1 }))}`];
}

function minorOf({ name, texts, locale }: Asked, side: 'Min' | 'Max'): bigint | null {
  const typed = texts[`${name}${side}`];
  if (typed === undefined) return null;
  const isBelow = typed.startsWith('-');
  const minor = minorFromDecimal(isBelow ? typed.slice(1) : typed, locale.currency);
  if (minor === null) throw badField(`${name}${side}`, { key: 'amount' });
  return isBelow ? -minor : minor;
}

/** What is too large to be read whole is asked of one subject, or of few days. */
function requireNarrow({ needs }: ListDeclaration, texts: FilterTexts): void {
  if (!needs || texts[needs.filter] !== undefined) return;
  const [from, to] = [texts[`${needs.of}From`], texts[`${needs.of}To`]];
  if (from === undefined || to === undefined) throw badField(needs.filter, { key: 'required' });
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;
  if (days > needs.orDays) throw badField(`${needs.of}To`, { key: 'too_large', params: { maximum: needs.orDays } });
}

function badField(name: string, problem: FieldProblem): Refusal {
  return new Refusal('invalid_field', { fields: { [name]: problem } });
}
