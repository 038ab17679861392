import type { SessionValue } from '@pelita/contract';
import { credentials, peopleServer, registration, seed } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, describe, expect, test } from 'vitest';
import { altchaHumanCheck } from '../../platform/providers/human-check/altcha.ts';

const world = await testDatabase();
const server = await peopleServer(world, { humanCheck: altchaHumanCheck(world.platform) });
afterAll(server.close);
const { call } = server;

async function prove(): Promise<string> {
  const { value: challenge } = await call<Challenge>('GET', '/wps/verification/human');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('API-01 GET /wps/verification/human', () => {
  test('LOGIN-04 answers an ALTCHA version 2 challenge that ends in five minutes, another one each time', async () => {
    const { status, value } = await call<Challenge>('GET', '/wps/verification/human');
    expect(status).toBe(200);
    expect(value).toEqual({
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 5_000,
        expiresAt: world.clock.now().epochMilliseconds / 1_000 + 300,
        keyLength: 32,
        keyPrefix: expect.stringMatching(/^[0-9a-f]{32}$/),
        keySignature: expect.stringMatching(/^[0-9a-f]{64}$/),
        nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
        salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const other = await call<Challenge>('GET', '/wps/verification/human');
    expect(other.value.parameters.nonce).not.toBe(value.parameters.nonce);
  });
});

test('LOGIN-04 REG-13 a proof lets one registration or one login through, whichever comes first, and nothing after it', async () => {
  await seed(server, 'Oneproof1');
  const humanVerification = await prove();
  const login = () =>
    call<SessionValue>('POST', '/wps/session/login', { body: credentials('Oneproof1', { humanVerification }) });
  expect((await login()).status).toBe(200);
  expect((await login()).code).toBe('human_check_failed');
  const register = await call('PUT', '/wps/member/register', {
    body: registration('Oneproof2', { humanVerification }),
  });
  expect([register.status, register.code]).toEqual([400, 'human_check_failed']);
});

test('LOGIN-04 a failed login has used its proof up', async () => {
  await seed(server, 'Usedproof');
  const humanVerification = await prove();
  const wrong = credentials('Usedproof', { humanVerification, password: 'not this one' });
  expect((await call('POST', '/wps/session/login', { body: wrong })).code).toBe('wrong_credentials');
  const right = credentials('Usedproof', { humanVerification });
  expect((await call('POST', '/wps/session/login', { body: right })).code).toBe('human_check_failed');
});

test('REG-13 a slip in a field does not cost the proof', async () => {
  const humanVerification = await prove();
  const slip = registration('Goodproof', { humanVerification, confirmPassword: 'another one' });
  expect((await call('PUT', '/wps/member/register', { body: slip })).code).toBe('invalid_field');
  const mended = registration('Goodproof', { humanVerification });
  expect((await call('PUT', '/wps/member/register', { body: mended })).status).toBe(200);
});
