import type { PlayerId } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import {
  drawAuthenticatorSecret,
  drawRecoveryCodes,
  otpauthUrl,
  recoveryCodeHash,
  stepOfCode,
} from '../../../platform/one-time-codes/authenticator-codes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { authenticatorOf, useRecoveryCode, useStep } from './store.ts';

/** A player's authenticator app. */
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

  const useCode: Authenticator['useCode'] = async (database, playerId, code) => {
    const kept = await database.reading((tx) => authenticatorOf(tx, playerId));
    const secret = kept && (await box.open(kept.closedSecret, contextOf(playerId)));
    const step = secret ? stepOfCode(secret, code, clock.now()) : null;
    return step !== null && database.transaction((tx) => useStep(tx, playerId, step));
  };

  return {
    async draw(playerId, username) {
      const secret = drawAuthenticatorSecret(random);
      const url = otpauthUrl(secret, { issuer: brand.name, label: username });
      return { secret, otpauthUrl: url, closedSecret: await box.close(secret, contextOf(playerId)) };
    },
    useCode,
    async useAnyCode(database, playerId, code) {
      if (await useCode(database, playerId, code)) return true;
      return database.transaction((tx) => useRecoveryCode(tx, playerId, recoveryCodeHash(code)));
    },
    drawRecoveryCodes: () => drawRecoveryCodes(random),
  };
}
