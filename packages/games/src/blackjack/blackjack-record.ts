import { blackjackEngines, blackjackMoves } from './blackjack-engine.ts';
import type { BlackjackRecord } from './verify-blackjack.ts';

/** Whether a file is of a hand of blackjack: it names the dealer's cards. */
export function isBlackjackRecord(json: string): boolean {
  const record: unknown = JSON.parse(json);
  return typeof record === 'object' && record !== null && 'dealer' in record;
}

/** Reads a downloaded hand, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readBlackjackRecord(json: string): BlackjackRecord {
  const record: unknown = JSON.parse(json);
  return {
    engine: field(record, 'engine', (value): value is string => isText(value) && blackjackEngines.has(value)),
    round: field(record, 'round', isText),
    key: field(record, 'key', isText),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    moves: field(record, 'moves', isMoves),
    dealer: field(record, 'dealer', isCards),
    hands: field(record, 'hands', (value): value is number[][] => Array.isArray(value) && value.every(isCards)),
  };
}

function field<T>(record: unknown, name: keyof BlackjackRecord, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the hand's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCards = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((card) => Number.isSafeInteger(card) && card >= 0 && card < 52);
const isMoves = (value: unknown): value is BlackjackRecord['moves'] =>
  Array.isArray(value) && value.every((move) => blackjackMoves.some((known) => known === move));
