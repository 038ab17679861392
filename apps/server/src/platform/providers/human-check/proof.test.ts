import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { isSolved, type Proof, readProof } from './proof.ts';

const keys = { challenge: 'one secret', solution: 'another secret' };

async function solvedChallenge(): Promise<Proof> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1_000) + 300,
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.solution,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = readProof(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
  if (!proof) throw new Error('the library made a proof that is not read');
  return proof;
}

describe('LOGIN-04 a proof of work', () => {
  test('is taken when it is solved, as the library itself takes it', async () => {
    const proof = await solvedChallenge();
    const byLibrary = await verifySolution({
      challenge: proof.challenge,
      solution: { counter: 7, derivedKey: proof.solution.derivedKey },
      deriveKey,
      hmacSignatureSecret: keys.challenge,
      hmacKeySignatureSecret: keys.solution,
    });
    expect(byLibrary.verified).toBe(true);
    expect(isSolved(proof, keys)).toBe(true);
  });

  test('is refused with another key, another task, a later expiry or another house’s signature', async () => {
    const proof = await solvedChallenge();
    const { challenge } = proof;
    const bent: Proof[] = [
      { ...proof, solution: { derivedKey: '00'.repeat(32) } },
      { ...proof, solution: { derivedKey: challenge.parameters.keyPrefix + '00'.repeat(16) } },
      { ...proof, challenge: { ...challenge, signature: '00'.repeat(32) } },
      ...(['cost', 'expiresAt', 'keyLength'] as const).map((member) => ({
        ...proof,
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, [member]: challenge.parameters[member] + 1 },
        },
      })),
      { ...proof, challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: '00'.repeat(16) } } },
    ];
    for (const each of bent) expect(isSolved(each, keys)).toBe(false);
    expect(isSolved(proof, { ...keys, challenge: 'a foreign secret' })).toBe(false);
    expect(isSolved(proof, { ...keys, solution: 'a foreign secret' })).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%%'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['a number', Buffer.from('7').toString('base64')],
    ['a list', Buffer.from('[]').toString('base64')],
    ['a prototype key', Buffer.from('{"__proto__":{"challenge":1}}').toString('base64')],
    ['eight thousand characters', 'QUFB'.repeat(2_000)],
  ])('that is %s is not read', (_what, text) => {
    expect(readProof(text)).toBeNull();
  });
});
