import type { OperatorId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { recoveryCodeHash, stepOfCode } from '../../platform/one-time-codes/authenticator-codes.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { useRecoveryCode, useStep } from './store.ts';

/** The authenticators of operators. Their secrets are kept closed, under a key outside the database. */
export type OperatorCodes = {
  close(secret: string, operatorId: OperatorId): Promise<string>;
  /** The step of a code that is one of now. */
  stepOf(closedSecret: string, operatorId: OperatorId, code: string): Promise<number | null>;
  /** Uses a code of the app or a recovery code; false for a wrong one and for one that was used before. */
  use(tx: Tx, operatorId: OperatorId, shown: { step: number | null; code: string }): Promise<boolean>;
};

export function operatorCodes(platform: Pick<Platform, 'secrets' | 'random' | 'clock'>): OperatorCodes {
  const box = createSecretBox('operator-authenticator', platform);
  const contextOf = (operatorId: OperatorId) => `operator:${operatorId}`;
  return {
    close: (secret, operatorId) => box.close(secret, contextOf(operatorId)),
    async stepOf(closedSecret, operatorId, code) {
      const secret = await box.open(closedSecret, contextOf(operatorId));
      return secret === null ? null : stepOfCode(secret, code, platform.clock.now());
    },
    use: (tx, operatorId, { step, code }) =>
      step === null ? useRecoveryCode(tx, operatorId, recoveryCodeHash(code)) : useStep(tx, operatorId, step),
  };
}
