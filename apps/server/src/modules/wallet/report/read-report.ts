import { PROVIDER_LARGEST_UNITS, reportedKinds, reportedStates, type ReportedTransaction } from '@pelita/contract';
import { Unfit } from '../registration/unfit.ts';

const fields = ['transaction_uuid', 'kind', 'amount', 'state'] as const;
type Row = Record<(typeof fields)[number], string>;

/** A provider's report: JSON lines, or CSV with a line of names. Its lines come one by one, without their ends. */
export async function readReport(lines: AsyncIterable<string>): Promise<ReportedTransaction[]> {
  const report: ReportedTransaction[] = [];
  let readRow: ((line: string) => Row) | null = null;
  let number = 0;
  for await (const given of lines) {
    number += 1;
    const line = (number === 1 ? given.replace(/^\uFEFF/, '') : given).trim();
    if (line === '') continue;
    try {
      if (readRow === null) {
        readRow = line.startsWith('{') ? rowOfJson : rowsOfCsv(line);
        if (readRow !== rowOfJson) continue;
      }
      report.push(transactionOf(readRow(line)));
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      throw new Unfit(`Line ${number} of the report: ${error.message}`);
    }
  }
  return report;
}

function rowOfJson(line: string): Row {
  const value = parse(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unfit('it is no JSON object.');
  const text = (field: string): string => {
    const given: unknown = Object.hasOwn(value, field) ? Reflect.get(value, field) : '';
    if (typeof given === 'string') return given;
    return given === null ? '' : JSON.stringify(given);
  };
  return {
    transaction_uuid: text('transaction_uuid'),
    kind: text('kind'),
    amount: text('amount'),
    state: text('state'),
  };
}

/** Numbers keep the digits that they are written with. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? value) : value,
    );
  } catch {
    throw new Unfit('it is no JSON object.');
  }
}

/** The header says where each field stands; further columns are nobody's business. */
function rowsOfCsv(header: string): (line: string) => Row {
  const names = cells(header).map((name) => name.toLowerCase());
  const missing = fields.find((field) => !names.includes(field));
  if (missing)
    throw new Unfit(
      `a report is JSON lines, or CSV whose first line names ${fields.join(',')}; ${missing} is missing.`,
    );
  return (line) => {
    const values = cells(line);
    if (values.length !== names.length)
      throw new Unfit(`it has ${values.length} columns, the first line ${names.length}.`);
    const text = (field: string): string => values[names.indexOf(field)] ?? '';
    return {
      transaction_uuid: text('transaction_uuid'),
      kind: text('kind'),
      amount: text('amount'),
      state: text('state'),
    };
  };
}

function cells(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function transactionOf(row: Row): ReportedTransaction {
  const transactionUuid = row.transaction_uuid.toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(transactionUuid))
    throw new Unfit(`transaction_uuid must be a UUID, not ${JSON.stringify(row.transaction_uuid)}.`);
  const kind = oneOf(reportedKinds, 'kind', row.kind);
  const state = oneOf(reportedStates, 'state', row.state);
  if (row.amount === '' && kind === 'rollback') return { transactionUuid, kind, state, amount: null };
  if (!/^\d{1,19}$/.test(row.amount) || BigInt(row.amount) > PROVIDER_LARGEST_UNITS)
    throw new Unfit(`amount must be a whole number of 1/100,000, not ${JSON.stringify(row.amount)}.`);
  return { transactionUuid, kind, state, amount: BigInt(row.amount) };
}

function oneOf<Word extends string>(words: readonly Word[], field: string, given: string): Word {
  const found = words.find((word) => word === given.toLowerCase());
  if (found === undefined)
    throw new Unfit(`${field} must be one of ${words.join(', ')}, not ${JSON.stringify(given)}.`);
  return found;
}
