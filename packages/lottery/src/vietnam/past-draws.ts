import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Malformed } from '../malformed.ts';
import type { Result } from '../rule-set.ts';
import { ruleSetOf } from '../rule-sets.ts';

/** Apart from the package's door, because it reads files: for the server and for tests. */

export interface PastDraw {
  /** Like "2024-12-31". */
  readonly date: string;
  readonly result: Result;
}

/** What cannot be read of a file of past draws, in one sentence that names the line. */
export class UnreadablePast extends Error {
  override name = 'UnreadablePast';
}

const ownFile = new URL('../../data/xsmb-results-2005-2024.csv.gz', import.meta.url);

/** The real draws of the north from 2005 to 2024, in the order of their days. */
export function northernPast(): PastDraw[] {
  return readPastDraws(gunzipSync(readFileSync(ownFile)).toString('utf8'));
}

const digits: Readonly<Record<string, number>> = { DB: 5, G1: 5, G2: 5, G3: 5, G4: 4, G5: 4, G6: 3, G7: 2 };

/** Past draws of the north as CSV with the columns of `data/`; numbers may have lost their leading zeros. */
export function readPastDraws(csv: string): PastDraw[] {
  const [head = '', ...rows] = csv.trim().split(/\r?\n/);
  const [first, ...columns] = head.split(',');
  const prizes = columns.map(prizeOf);
  if (first !== 'date' || prizes.includes(null))
    throw new UnreadablePast('Line 1: the columns date, special, prize1 to prize7_4 are needed.');
  const draws = rows.map((row, at) => readRow(row, prizes as string[], at + 2));
  const days = new Set<string>();
  for (const [at, { date }] of draws.entries()) {
    if (days.has(date)) throw new UnreadablePast(`Line ${at + 2}: the day ${date} is there twice.`);
    days.add(date);
  }
  return draws;
}

/** "prize3_6" is one of the numbers of G3. */
function prizeOf(column: string): string | null {
  if (column === 'special') return 'DB';
  const tier = /^prize([1-7])(?:_\d)?$/.exec(column)?.[1];
  return tier === undefined ? null : `G${tier}`;
}

function readRow(row: string, prizes: readonly string[], line: number): PastDraw {
  const [date = '', ...numbers] = row.split(',');
  if (!isDay(date)) throw new UnreadablePast(`Line ${line}: “${date.slice(0, 40)}” is not a day like 2024-12-31.`);
  const sent: Record<string, string[]> = {};
  for (const [at, number] of numbers.entries()) {
    const prize = prizes[at];
    if (prize === undefined) throw new UnreadablePast(`Line ${line}: there are more numbers than columns.`);
    (sent[prize] ??= []).push(number.padStart(digits[prize] ?? 0, '0'));
  }
  try {
    return { date, result: north().read(sent) };
  } catch (error) {
    throw error instanceof Malformed ? new UnreadablePast(`Line ${line} (${date}): ${error.message}.`) : error;
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function north() {
  const rules = ruleSetOf('XSMB');
  if (rules === undefined) throw new Error('the north has no rules');
  return rules.shape;
}
