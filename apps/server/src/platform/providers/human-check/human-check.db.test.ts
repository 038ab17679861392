import { testDatabase } from '@pelita/testkit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { altchaHumanCheck, CHALLENGE_LIFETIME_SECONDS, proofOfWork } from './altcha.ts';
import { forgetExpiredNonces } from './store.ts';

const world = await testDatabase();
const humanCheck = altchaHumanCheck(world.platform);

async function solve(challenge: { parameters: Record<string, unknown>; signature: string }): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const failed = { code: 'human_check_failed' };

test('LOGIN-04 a solved challenge is good once, also when it comes twenty times at once, and after a restart', async () => {
  const proof = await solve(await humanCheck.challenge());
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => humanCheck.verify(world.database, proof)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const restarted = altchaHumanCheck(world.platform);
  await expect(restarted.verify(world.database, proof)).rejects.toMatchObject(failed);
});

test('LOGIN-04 a challenge made before a restart is good after it', async () => {
  const proof = await solve(await humanCheck.challenge());
  await expect(altchaHumanCheck(world.platform).verify(world.database, proof)).resolves.toBeUndefined();
});

test('LOGIN-04 a challenge is good for five minutes and not a second longer, and stays used once its row is gone', async () => {
  const late = await solve(await humanCheck.challenge());
  const used = await solve(await humanCheck.challenge());
  await humanCheck.verify(world.database, used);
  world.clock.advance({ seconds: CHALLENGE_LIFETIME_SECONDS });
  await expect(humanCheck.verify(world.database, late)).rejects.toMatchObject(failed);
  world.clock.advance({ seconds: 1 });
  await world.database.transaction(forgetExpiredNonces);
  await expect(humanCheck.verify(world.database, used)).rejects.toMatchObject(failed);
});

test('LOGIN-04 a proof of another house is refused', async () => {
  const stranger = altchaHumanCheck({ ...world.platform, secrets: { get: async () => 'their secret' } });
  const proof = await solve(await stranger.challenge());
  await expect(humanCheck.verify(world.database, proof)).rejects.toMatchObject(failed);
});

test('the work is bounded: the answer lies between the lowest and the highest count', async () => {
  for (let drawn = 0; drawn < 5; drawn++) {
    const challenge = await humanCheck.challenge();
    const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(proofOfWork.lowest);
    expect(solution?.counter).toBeLessThanOrEqual(proofOfWork.highest);
  }
});
