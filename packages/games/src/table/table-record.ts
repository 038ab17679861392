import { tableEngines } from './table-engines.ts';
import type { TableRound } from './table-round.ts';

/** A round of a table as its player downloads it. */
export type TableRecord = TableRound & { readonly commitment: string; readonly drawn: readonly number[] };

/** Whether a file is of a table: it says what was drawn, where a slot's says its stops. */
export function isTableRecord(json: string): boolean {
  const record: unknown = JSON.parse(json);
  return typeof record === 'object' && record !== null && 'drawn' in record;
}

/** Reads a downloaded round, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readTableRecord(json: string): TableRecord {
  const record: unknown = JSON.parse(json);
  return {
    engine: field(record, 'engine', (value): value is string => isText(value) && tableEngines.has(value)),
    round: field(record, 'round', isText),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    drawn: field(record, 'drawn', isDrawn),
  };
}

function field<T>(record: unknown, name: keyof TableRecord, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the round's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isDrawn = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Number.isSafeInteger(one));
