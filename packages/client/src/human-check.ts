import { getHumanChallenge } from '@pelita/contract';
import type { Challenge } from 'altcha-lib';
import { CallFailure } from './call-failure.ts';
import type { Send } from './create-send.ts';

/**
 * LOGIN-04: proves that a device has worked a moment for this call. Answers what goes into `humanVerification`.
 * `insecureText` is said where the browser offers no cryptography: on plain http away from localhost.
 */
export async function proveHuman(send: Send, insecureText: string): Promise<string> {
  if (!globalThis.isSecureContext) throw new CallFailure('human_check_failed', insecureText);
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    send(getHumanChallenge, {}),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  // The contract keeps the challenge's parameters open, so that another algorithm needs no change here.
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
