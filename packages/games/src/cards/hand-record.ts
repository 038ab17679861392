import type { CardMove, LoggedMove } from './card-game.ts';
import { cardGames } from './card-games.ts';
import type { HandRecord } from './deal.ts';

/** Whether a file is of a hand of cards: it names the seeds of all who played. */
export function isHandRecord(json: string): boolean {
  const record: unknown = JSON.parse(json);
  return typeof record === 'object' && record !== null && 'clientSeeds' in record;
}

/** Reads a downloaded hand, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readHandRecord(json: string): HandRecord {
  const record: unknown = JSON.parse(json);
  return {
    game: field(record, 'game', (value): value is string => isText(value) && cardGames.has(value)),
    round: field(record, 'round', isText),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    clientSeeds: field(record, 'clientSeeds', isListOf(isText)),
    moves: field(record, 'moves', isListOf(isLogged)),
    units: field(record, 'units', isListOf(isWhole)),
  };
}

function field<T>(record: unknown, name: keyof HandRecord, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the hand's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isListOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isOne);

function isLogged(value: unknown): value is LoggedMove {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seat' in value &&
    isWhole(value.seat) &&
    'move' in value &&
    isMove(value.move)
  );
}

function isMove(value: unknown): value is CardMove {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'play') return 'cards' in value && isListOf(isWhole)(value.cards);
  return (
    value.kind === 'pass' ||
    ((value.kind === 'bid' || value.kind === 'stake') && 'units' in value && isWhole(value.units))
  );
}
