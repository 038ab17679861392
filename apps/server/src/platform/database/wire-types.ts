import pg from 'pg';

// text[]: the driver's own list of type numbers leaves arrays out.
const textArrayOid: number = 1009;

/**
 * How values cross between JavaScript and PostgreSQL, the same for every connection: `bigint` is a BigInt, `timestamptz`
 * a Temporal.Instant, `date` and `numeric` stay text, `jsonb` is parsed. An array given for a `jsonb` column must be
 * handed over as JSON text, because a bare array means a PostgreSQL array.
 */
const parsers: Record<number, (text: string) => unknown> = {
  20: BigInt,
  1082: (text) => text,
  1184: instantFrom,
  1016: arrayOf(BigInt),
  1185: arrayOf(instantFrom),
};

export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** The values as `pg` can write them. */
export function toWire(values: readonly unknown[]): unknown[] {
  return values.map(wireValue);
}

function wireValue(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return value.toString();
  return Array.isArray(value) ? (plainArray(value) ?? value.map(wireValue)) : value;
}

/** An array of numbers, ids and codes as PostgreSQL writes it: nothing in it needs quotes, which the driver always sets. */
function plainArray(values: readonly unknown[]): string | null {
  const texts: string[] = [];
  for (const value of values) {
    if (value === null) texts.push('NULL');
    else if (typeof value === 'bigint' || typeof value === 'boolean') texts.push(String(value));
    else if (typeof value === 'string' && PLAIN.test(value)) texts.push(value);
    else return null;
  }
  return `{${texts.join(',')}}`;
}

/** And is not read as the absence of a value. */
const PLAIN = /^(?!null$)[\w:.+-]+$/i;

/** PostgreSQL writes `2026-11-20 22:00:00.123+00` in a session of UTC. */
function instantFrom(text: string): Temporal.Instant {
  return Temporal.Instant.from(text.replace(' ', 'T'));
}

function arrayOf(parse: (text: string) => unknown): (text: string) => unknown {
  const textArray = pg.types.getTypeParser(textArrayOid as Parameters<typeof pg.types.getTypeParser>[0], 'text') as (
    text: string,
  ) => (string | null)[];
  return (text) => textArray(text).map((item) => (item === null ? null : parse(item)));
}

/** The driver's own types, for libraries that expect them. */
export const plainTypes: pg.CustomTypesConfig = pg.types as unknown as pg.CustomTypesConfig;
