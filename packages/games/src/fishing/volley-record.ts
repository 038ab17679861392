import { commitment as commitmentOf } from '../fairness/commitment.ts';
import { fishEngineOf, isFishEngineId } from './fish-engines.ts';
import { type FiredShot, firedFromSeeds, type FishCatch, winMinor } from './shots.ts';
import { weaponIds } from './weapons.ts';

/** A volley as its player downloads it once its server seed is revealed; money as decimal text. */
export interface VolleyRecord {
  readonly engine: string;
  readonly tank: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly shotMinor: string;
  readonly shots: readonly FiredShot[];
  readonly totalWinMinor: string;
}

export interface VolleyVerification {
  readonly holds: boolean;
  readonly commitmentHolds: boolean;
  readonly shotsHold: boolean;
  readonly winHolds: boolean;
  readonly shots: readonly FiredShot[];
  readonly totalWinMinor: bigint;
}

/** Fires the shots again from their seeds and compares what they caught with what the house says. */
export function verifyVolley(record: VolleyRecord): VolleyVerification {
  const { serverSeed, clientSeed, nonce, tank } = record;
  const engine = fishEngineOf(record.engine);
  const asked = record.shots.map(({ atMs, weapon, catches }) => ({
    atMs,
    weapon,
    targets: catches.map(({ fish }) => fish),
  }));
  const shots = firedFromSeeds({ engine, tank, shots: asked, serverSeed, clientSeed, nonce });
  const totalWinMinor = winMinor(BigInt(record.shotMinor), shots);
  const commitmentHolds = commitmentOf(serverSeed) === record.commitment.toLowerCase();
  const shotsHold = JSON.stringify(shots.map(plain)) === JSON.stringify(record.shots.map(plain));
  const winHolds = totalWinMinor === BigInt(record.totalWinMinor);
  return {
    holds: commitmentHolds && shotsHold && winHolds,
    commitmentHolds,
    shotsHold,
    winHolds,
    shots,
    totalWinMinor,
  };
}

const plain = ({ atMs, weapon, catches }: FiredShot) => [
  atMs,
  weapon,
  ...catches.map(({ fish, multiple }) => [fish, multiple]),
];

/** Whether a file is of a volley: it names a tank. */
export function isVolleyRecord(json: string): boolean {
  const record: unknown = JSON.parse(json);
  return typeof record === 'object' && record !== null && 'tank' in record;
}

/** Reads a downloaded volley, which may have been edited on its way; throws a `TypeError` that names the bad field. */
export function readVolleyRecord(json: string): VolleyRecord {
  const record: unknown = JSON.parse(json);
  return {
    engine: field(record, 'engine', (value): value is string => isText(value) && isFishEngineId(value)),
    tank: field(record, 'tank', isText),
    serverSeed: field(record, 'serverSeed', isText),
    commitment: field(record, 'commitment', isText),
    clientSeed: field(record, 'clientSeed', isText),
    nonce: field(record, 'nonce', isCount),
    shotMinor: field(record, 'shotMinor', isMinor),
    shots: field(record, 'shots', (value): value is FiredShot[] => Array.isArray(value) && value.every(isShot)),
    totalWinMinor: field(record, 'totalWinMinor', isMinor),
  };
}

function field<T>(record: unknown, name: keyof VolleyRecord, isRight: (value: unknown) => value is T): T {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  if (!isRight(value)) throw new TypeError(`the volley's "${name}" is missing or not what it should be`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isMinor = (value: unknown): value is string => isText(value) && /^\d{1,30}$/.test(value);

function isShot(value: unknown): value is FiredShot {
  if (typeof value !== 'object' || value === null) return false;
  const { atMs, weapon, catches } = value as Record<string, unknown>;
  const isWeapon = isText(weapon) && (weaponIds as readonly string[]).includes(weapon);
  return isCount(atMs) && isWeapon && Array.isArray(catches) && catches.length > 0 && catches.every(isCatch);
}

function isCatch(value: unknown): value is FishCatch {
  if (typeof value !== 'object' || value === null) return false;
  const { fish, multiple } = value as Record<string, unknown>;
  return isCount(fish) && isCount(multiple);
}
