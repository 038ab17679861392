/**
 * Files of lists (RFC 4180, UTF-8 with a mark, which spreadsheets need to read it as such). Every field is quoted, and text
 * that a spreadsheet would run as a formula is made plain by an apostrophe (OWASP ASVS 1.2.10). An amount is no such text: it
 * is a column that was declared as one, and refused when it is none.
 */
export type FileColumn<Row> = {
  head: string;
  of: (row: Row) => string;
  /** A decimal number, which spreadsheets should add up. */
  isFigure?: boolean;
};

export const CSV_MEDIA_TYPE = 'text/csv; charset=utf-8';

/** The first line of a file, with its mark. */
export function csvHead<Row>(columns: readonly FileColumn<Row>[]): string {
  return `\uFEFF${quotedLine(columns.map(({ head }) => plainText(head)))}`;
}

export function csvLine<Row>(columns: readonly FileColumn<Row>[], row: Row): string {
  return quotedLine(columns.map(({ of, isFigure = false }) => (isFigure ? decimal(of(row)) : plainText(of(row)))));
}

export function quotedLine(fields: readonly string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** Text that no spreadsheet runs. */
export function plainText(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}

function decimal(text: string): string {
  if (!DECIMAL.test(text)) throw new RangeError('a figure of a file is a decimal number');
  return text;
}

/** What begins a formula, or is skipped before one: the signs, their full-width twins, tab, carriage return, line feed, NUL. */
const RUNS = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const DECIMAL = /^-?\d+(\.\d+)?$/;
