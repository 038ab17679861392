import { generateKeyPairSync } from 'node:crypto';
import type { CallValue, getSealingKeys } from '@pelita/contract';
import { calculateJwkThumbprint, importJWK } from 'jose';
import type { Clock } from '../clock/clock.ts';
import type { Secrets } from '../secrets/secrets.ts';

type PublicJwk = CallValue<typeof getSealingKeys>['keys'][number];
export type SealingKey = { publicJwk: PublicJwk; privateKey: Awaited<ReturnType<typeof importJWK>> };

/** How long a key is the one that new bodies are sealed to. It opens bodies for one period more. */
export const SEALING_KEY_PERIOD_DAYS = 30;
const PERIOD_MS = Temporal.Duration.from({ hours: 24 * SEALING_KEY_PERIOD_DAYS }).total('milliseconds');

/**
 * The keys that open bodies now, the current one first. A key belongs to a period of the calendar and is made when the
 * period is first met, so rotation needs no job, no replacing and no agreement between processes that share the secrets.
 */
export function createSealingKeys(secrets: Secrets, clock: Clock): () => Promise<SealingKey[]> {
  const kept = new Map<number, Promise<SealingKey>>();
  const keyOf = (period: number): Promise<SealingKey> => {
    const key = kept.get(period) ?? readKey(secrets, period);
    kept.set(period, key);
    // A secret that could not be read now may be readable later.
    key.catch(() => kept.delete(period));
    return key;
  };
  return async () => {
    const period = periodOf(clock.now());
    for (const old of kept.keys()) if (old < period - 1) kept.delete(old);
    return Promise.all([keyOf(period), keyOf(period - 1)]);
  };
}

function periodOf(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / PERIOD_MS);
}

async function readKey(secrets: Secrets, period: number): Promise<SealingKey> {
  const { x, y, d } = JSON.parse(await secrets.get(`sealing-key-${period}`, newKey)) as {
    x: string;
    y: string;
    d: string;
  };
  const curve = { kty: 'EC', crv: 'P-256', x, y } as const;
  const publicJwk = { ...curve, kid: await calculateJwkThumbprint(curve), alg: 'ECDH-ES', use: 'enc' };
  return { publicJwk, privateKey: await importJWK({ ...curve, d }, 'ECDH-ES') };
}

function newKey(): string {
  return JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
}
