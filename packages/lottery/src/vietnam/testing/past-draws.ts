import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const file = new URL('../../../data/xsmb-results-2005-2024.csv.gz', import.meta.url);
const digits: Readonly<Record<string, number>> = { special: 5, 1: 5, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 2 };

export interface PastDraw {
  readonly date: string;
  readonly sent: Readonly<Record<string, readonly string[]>>;
}

/** The real draws of the north from 2005 to 2024, as a feed would send them. */
export function pastDraws(): PastDraw[] {
  const [head = '', ...rows] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const columns = head.split(',');
  return rows.map((row) => {
    const [date = '', ...numbers] = row.split(',');
    const sent: Record<string, string[]> = {};
    for (const [at, number] of numbers.entries()) {
      const tier = (columns[at + 1] ?? '').replace(/^prize(\d).*$/, '$1');
      const prize = tier === 'special' ? 'DB' : `G${tier}`;
      (sent[prize] ??= []).push(number.padStart(digits[tier] ?? 0, '0'));
    }
    return { date, sent };
  });
}
