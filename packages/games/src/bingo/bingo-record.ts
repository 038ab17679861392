import { bingoEngines } from './bingo-engines.ts';
import type { BingoRecord } from './verify-bingo.ts';

/** More than a room ever sells in a round. */
const TICKETS_MAXIMUM = 10_000;

/** Whether a file is of a round of bingo: it names the hash of the tickets. */
export function isBingoRecord(json: string): boolean {
  const record: unknown = JSON.parse(json);
  return typeof record === 'object' && record !== null && 'setHash' in record;
}

/** Reads a downloaded round, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readBingoRecord(json: string): BingoRecord {
  const record: unknown = JSON.parse(json);
  return {
    engine: field(record, 'engine', (value): value is string => isText(value) && bingoEngines.has(value)),
    round: field(record, 'round', isText),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    setHash: field(record, 'setHash', isText),
    priceMinor: field(record, 'priceMinor', isCount),
    purchases: field(record, 'purchases', isPurchases),
    called: field(record, 'called', isListOf(isCount)),
    wins: field(record, 'wins', isListOf(isWin)),
  };
}

function field<T>(record: unknown, name: keyof BingoRecord, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the round's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isListOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isOne);

function isPurchase(value: unknown): value is BingoRecord['purchases'][number] {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('count' in value)) return false;
  return isText(value.key) && isCount(value.count) && value.count > 0;
}

/** None at all has no winner, and a forged crowd would take for ever to check. */
function isPurchases(value: unknown): value is BingoRecord['purchases'] {
  if (!isListOf(isPurchase)(value)) return false;
  const tickets = value.reduce((sum, { count }) => sum + count, 0);
  return tickets > 0 && tickets <= TICKETS_MAXIMUM;
}

function isWin(value: unknown): value is BingoRecord['wins'][number] {
  if (typeof value !== 'object' || value === null) return false;
  if (!('prize' in value) || !('calls' in value) || !('tickets' in value) || !('sharesMinor' in value)) return false;
  const areCounts = isListOf(isCount);
  return isText(value.prize) && isCount(value.calls) && areCounts(value.tickets) && areCounts(value.sharesMinor);
}
