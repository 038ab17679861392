import { createHash } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { authenticatorOf, useRecoveryCode, useStep } from './store.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** One step before and after: clocks of phones differ. */
const STEPS_ASIDE = 1;
const RECOVERY_CODES = 10;
/** 120 bits: so many that a plain hash of one cannot be tried through. */
const RECOVERY_CODE_BYTES = 15;

/** RFC 6238, as every authenticator app speaks it. */
export type Authenticator = {
  draw(playerId: PlayerId, username: string): Promise<{ secret: string; otpauthUrl: string; closedSecret: string }>;
  /** Whether the code is one of now, and was not used before. */
  useCode(database: Database, playerId: PlayerId, code: string): Promise<boolean>;
  /** A code of the app or, once bound, a recovery code. */
  useAnyCode(database: Database, playerId: PlayerId, code: string): Promise<boolean>;
  drawRecoveryCodes(): { codes: string[]; hashes: Buffer[] };
};

export function createAuthenticator(platform: Platform): Authenticator {
  const { random, clock, brand } = platform;
  const box = createSecretBox('authenticator', platform);
  const contextOf = (playerId: PlayerId) => `authenticator:${playerId}`;
  const generatorOf = (secret: string, label: string) =>
    new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

  const useCode: Authenticator['useCode'] = async (database, playerId, code) => {
    const kept = await database.reading((tx) => authenticatorOf(tx, playerId));
    const secret = kept && (await box.open(kept.closedSecret, contextOf(playerId)));
    if (!secret || !/^\d{6}$/.test(code.trim())) return false;
    const timestamp = clock.now().epochMilliseconds;
    const delta = generatorOf(secret, '').validate({ token: code.trim(), timestamp, window: STEPS_ASIDE });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
    return database.transaction((tx) => useStep(tx, playerId, step));
  };

  return {
    async draw(playerId, username) {
      const { base32: secret } = new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer });
      const otpauthUrl = generatorOf(secret, username).toString();
      return { secret, otpauthUrl, closedSecret: await box.close(secret, contextOf(playerId)) };
    },
    useCode,
    async useAnyCode(database, playerId, code) {
      if (await useCode(database, playerId, code)) return true;
      return database.transaction((tx) => useRecoveryCode(tx, playerId, hashOf(code)));
    },
    drawRecoveryCodes() {
      const codes = Array.from({ length: RECOVERY_CODES }, () => {
        const { base32 } = new Secret({ buffer: Uint8Array.from(random.bytes(RECOVERY_CODE_BYTES)).buffer });
        return base32.replaceAll(/(.{4})(?=.)/g, '$1-').toLowerCase();
      });
      return { codes, hashes: codes.map(hashOf) };
    },
  };
}

/** However it is typed: letter case, dashes and spaces do not matter. */
function hashOf(code: string): Buffer {
  return createHash('sha256')
    .update(`recovery:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest();
}
