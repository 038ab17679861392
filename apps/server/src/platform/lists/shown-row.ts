import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import type { Column, ListDeclaration } from '@pelita/contract/office';
import type { StoredRow } from './list-statements.ts';
import { masked } from './mask.ts';
import { columnOf } from './served-list.ts';

export type ShownRow = { id: string } & Record<string, unknown>;

/** A row as it leaves the server: money as decimals, instants as text, personal data masked. */
export function rowShower(list: ListDeclaration): (row: StoredRow) => ShownRow {
  const columns = Object.entries(list.columns).map(([name, column]) => [name, column, columnOf(list, name)] as const);
  return (row) => {
    const shown: ShownRow = { id: String(row.id) };
    for (const [name, column, stored] of columns) shown[name] = shownValue(column, row, stored);
    return shown;
  };
}

function shownValue(column: Column, row: StoredRow, stored: string): unknown {
  const value = row[stored];
  if (value === null || value === undefined) return null;
  switch (column.kind) {
    case 'instant':
      return (value as Temporal.Instant).toString();
    case 'money':
      return decimalFromMinor(value as bigint, row['currency'] as CurrencyCode);
    case 'count':
      return Number(value);
    case 'player':
    case 'operator':
    case 'actor':
      return { id: value, name: row[stored.replace(/_id$/, '_name')] ?? value };
    case 'personal':
      return masked(column.mask ?? 'ends', value as string);
    default:
      return value;
  }
}
