import { isEngineId, type EngineId } from './engines.ts';
import { commitment } from './fairness/commitment.ts';
import type { SeededRound } from './outcome-from-seeds.ts';
import type { Outcome } from './slot/round.ts';
import type { Stops } from './slot/spin.ts';
import { stopsOf, type SpinToVerify } from './verify-spin.ts';

/** A finished round as the player downloads it once its server seed is revealed; money as decimal text. */
export interface RoundRecord {
  readonly engine: EngineId;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly lineBetMinor: string;
  /** Of the paid spin, then of each free spin. */
  readonly stops: readonly Stops[];
  readonly totalWinMinor: string;
}

export function roundRecord(round: SeededRound, outcome: Outcome): RoundRecord {
  const { engine, serverSeed, clientSeed, nonce, lineBetMinor } = round;
  return {
    engine,
    serverSeed,
    commitment: commitment(serverSeed),
    clientSeed,
    nonce,
    lineBetMinor: lineBetMinor.toString(),
    stops: stopsOf(outcome),
    totalWinMinor: outcome.totalWinMinor.toString(),
  };
}

/** Reads a downloaded round, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readRoundRecord(json: string): SpinToVerify {
  const record: unknown = JSON.parse(json);
  return {
    engine: field(record, 'engine', isKnownEngine),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    clientSeed: field(record, 'clientSeed', isText),
    nonce: field(record, 'nonce', isCount),
    lineBetMinor: BigInt(field(record, 'lineBetMinor', isPositiveMinor)),
    claimed: {
      stops: field(record, 'stops', isStopsOfSpins),
      totalWinMinor: BigInt(field(record, 'totalWinMinor', isMinor)),
    },
  };
}

function field<T>(record: unknown, name: keyof RoundRecord, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the round's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isKnownEngine = (value: unknown): value is EngineId => isText(value) && isEngineId(value);
const isMinor = (value: unknown): value is string => isText(value) && /^\d{1,30}$/.test(value);
const isPositiveMinor = (value: unknown): value is string => isMinor(value) && BigInt(value) > 0n;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isStops = (value: unknown): value is Stops => Array.isArray(value) && value.every(isCount);
const isStopsOfSpins = (value: unknown): value is Stops[] => Array.isArray(value) && value.every(isStops);
