import { decimal, fraction, times } from '../../fraction.ts';
import type { TableEngine } from '../table-engine.ts';
import { exactReturns } from './exact-returns.ts';

const PLACES = 4;

/** The return of every spot of every table, kept as docs/table-returns.md. */
export function returnsDocument(engines: readonly TableEngine[]): string {
  return `${[
    '# Returns of the tables',
    '',
    'Written by `npm run generate`: every outcome of every engine is counted, as fractions, and cut off after four places. What a spot pays is to one, the stake not included; a stake that comes back whole is 0, and half of one −0.5.',
    ...engines.flatMap((engine) => [
      '',
      `## ${engine.id}`,
      '',
      '| spot | pays | return |',
      '|---|---|---|',
      ...rowsOf(engine),
    ]),
  ].join('\n')}\n`;
}

/** The same as data, for the page of a table. */
export function returnsModule(engines: readonly TableEngine[]): string {
  const all = engines.map(({ id, ...engine }) => [id, Object.fromEntries(percentOf({ id, ...engine }))]);
  return [
    '// Written by `npm run generate` from every outcome of every engine; not to be edited.',
    '/** Percent returned of what is staked, by engine and spot. */',
    `export const tableReturns: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(all))};`,
    '',
  ].join('\n');
}

/** Spots that pay and return the same share a row. */
function rowsOf(engine: TableEngine): string[] {
  const percents = percentOf(engine);
  const alike = Map.groupBy(
    engine.spots,
    ({ id, pays }) => `${pays.map((back) => minus((back - 100) / 100)).join(', ')} | ${percents.get(id) ?? ''} %`,
  );
  return [...alike].map(([cells, spots]) => `| ${named(spots.map(({ id }) => id))} | ${cells} |`);
}

const minus = (value: number): string => `${value}`.replace('-', '−');

function named(ids: readonly string[]): string {
  return ids.length > 4 ? `${ids.slice(0, 2).join(', ')} … ${ids.at(-1)} (${ids.length})` : ids.join(', ');
}

function percentOf(engine: TableEngine): Map<string, string> {
  return new Map(
    [...exactReturns(engine).returns].map(([id, share]) => [id, decimal(times(share, fraction(100)), PLACES)]),
  );
}
