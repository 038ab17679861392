import type { ListDeclaration } from '@pelita/contract/office';
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
          [name, (row) => guarded(named(row[name])?.name ?? '')],
          [`${name}Id`, (row) => guarded(named(row[name])?.id ?? '')],
        ];
      case 'choices':
        return [[name, (row) => guarded(((row[name] as string[] | null) ?? []).join(' '))]];
      default:
        return [[name, (row) => guarded((row[name] as string | null) ?? '')]];
    }
  });
  const lineOf = (fields: readonly string[]) => `${fields.map(quoted).join(',')}\r\n`;
  return {
    head: lineOf(['id', ...cells.map(([name]) => name)]),
    line: (row) => lineOf([guarded(row.id), ...cells.map(([, cell]) => cell(row))]),
  };
}

type Cell = (row: ShownRow) => string;

function named(value: unknown): { id: string; name: string } | null {
  return value as { id: string; name: string } | null;
}

/** A number of ours is no formula, though it may begin with a minus. */
function number(value: unknown): string {
  const text = value === null ? '' : String(value as string | number);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : guarded(text);
}

/** What a spreadsheet would take for a formula is text to it behind an apostrophe (ASVS 1.2.10), full-width twins too. */
function guarded(text: string): string {
  return /^[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}
