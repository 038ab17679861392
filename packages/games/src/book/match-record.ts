import { matchEngines } from './engines.ts';
import type { MatchEvent, MatchRecord } from './play-match.ts';

/** Whether a file is of a virtual match: it names one. */
export function isMatchRecord(json: string): boolean {
  const record: unknown = JSON.parse(json);
  return typeof record === 'object' && record !== null && 'match' in record;
}

/** Reads a downloaded match, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readMatchRecord(json: string): MatchRecord {
  const record: unknown = JSON.parse(json);
  return {
    engine: field(record, 'engine', (value): value is string => isText(value) && matchEngines.has(value)),
    match: field(record, 'match', isText),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    rates: { home: field(record, 'homeRate', isCount), away: field(record, 'awayRate', isCount) },
    events: field(record, 'events', isEvents),
  };
}

function field<T>(record: unknown, name: string, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the match's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isEvents = (value: unknown): value is MatchEvent[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => {
    if (typeof one !== 'object' || one === null) return false;
    const side: unknown = Reflect.get(one, 'side');
    return isCount(Reflect.get(one, 'minute')) && (side === 'home' || side === 'away');
  });
