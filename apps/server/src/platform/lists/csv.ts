import type { ListDeclaration } from '@pelita/contract/office';
import { plainText, quotedLine } from '../csv/csv.ts';
import type { ShownRow } from './shown-row.ts';

/** Rows as lines of a CSV file (RFC 4180), every field in quotes, the first line with the names of the columns. */
export function csvOf(list: Pick<ListDeclaration, 'columns'>): { head: string; line: (row: ShownRow) => string } {
  const cells = Object.entries(list.columns).flatMap(([name, { kind }]): [string, Cell][] => {
    switch (kind) {
      case 'money':
      case 'count':
        return [[name, (row) => number(row[name])]];
      case 'player':
      case 'operator':
      case 'actor':
        return [
          [name, (row) => plainText(named(row[name])?.name ?? '')],
          [`${name}Id`, (row) => plainText(named(row[name])?.id ?? '')],
        ];
      case 'choices':
        return [[name, (row) => plainText(((row[name] as string[] | null) ?? []).join(' '))]];
      default:
        return [[name, (row) => plainText((row[name] as string | null) ?? '')]];
    }
  });
  return {
    head: quotedLine(['id', ...cells.map(([name]) => name)]),
    line: (row) => quotedLine([plainText(row.id), ...cells.map(([, cell]) => cell(row))]),
  };
}

type Cell = (row: ShownRow) => string;

function named(value: unknown): { id: string; name: string } | null {
  return value as { id: string; name: string } | null;
}

/** A number of ours is no formula, though it may begin with a minus. */
function number(value: unknown): string {
  const text = value === null ? '' : String(value as string | number);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : plainText(text);
}
