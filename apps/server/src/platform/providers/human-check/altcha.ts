import { Refusal } from '@pelita/contract';
import { type ChallengeParameters, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../clock/clock.ts';
import type { Random } from '../../random/random.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { HumanCheck } from './human-check.ts';
import { isSolved, type ProofKeys, readProof } from './proof.ts';
import { useNonce } from './store.ts';

export const CHALLENGE_LIFETIME_SECONDS = 300;

/**
 * What one solution costs. The client tries counters from one upwards until it meets the one that the server drew, so
 * the work is bounded on both sides: at most `highest` derivations, at least `lowest`. Measured for 100 derivations of
 * 5,000 rounds: 75 ms in Node, 70–105 ms in Chromium, 230–280 ms in Chromium slowed down four times.
 */
export const proofOfWork = { algorithm: 'PBKDF2/SHA-256', rounds: 5_000, lowest: 50, highest: 100 } as const;
export type ProofOfWork = Readonly<Record<Exclude<keyof typeof proofOfWork, 'algorithm'>, number>>;

/** Proof of work by ALTCHA, run by our own server: no external provider is asked, and no visitor is tracked. */
export function altchaHumanCheck(
  { clock, random, secrets }: { clock: Clock; random: Random; secrets: Secrets },
  work: ProofOfWork = proofOfWork,
): HumanCheck {
  const keys = async (): Promise<ProofKeys> => {
    const secret = await secrets.get('human-check', () => random.token());
    return { challenge: `challenge:${secret}`, solution: `solution:${secret}` };
  };
  return {
    async challenge() {
      const { challenge, solution } = await keys();
      const made = await createChallenge({
        algorithm: proofOfWork.algorithm,
        cost: work.rounds,
        counter: drawCounter(random, work),
        deriveKey,
        expiresAt: Math.floor(clock.now().epochMilliseconds / 1_000) + CHALLENGE_LIFETIME_SECONDS,
        hmacSignatureSecret: challenge,
        hmacKeySignatureSecret: solution,
      });
      return { parameters: present(made.parameters), signature: made.signature ?? '' };
    },
    async verify(database, text) {
      const proof = readProof(text);
      if (!proof || !isSolved(proof, await keys())) throw new Refusal('human_check_failed');
      const expiresAt = Temporal.Instant.fromEpochMilliseconds(proof.challenge.parameters.expiresAt * 1_000);
      const nonce = Buffer.from(proof.challenge.parameters.nonce, 'hex');
      const isInTime = Temporal.Instant.compare(clock.now(), expiresAt) < 0;
      if (!isInTime || !(await useNonce(database, nonce, expiresAt))) throw new Refusal('human_check_failed');
    },
  };
}

function drawCounter(random: Random, { lowest, highest }: ProofOfWork): number {
  const chance = Buffer.from(random.bytes(4)).readUInt32BE(0);
  return lowest + (chance % (highest - lowest + 1));
}

/** As it goes over the wire: members that are not set are not there. */
function present(parameters: ChallengeParameters): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}
