import {
  getBalance,
  getHumanChallenge,
  getMemberInfo,
  launchGame,
  listGames,
  login,
  logout,
  register,
  requestDeposit,
} from '@pelita/contract';
import { newTrial, testDatabase, testServer } from '@pelita/testkit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { verifyChain } from '../modules/audit/index.ts';

const world = await testDatabase();
const server = await testServer(world);

async function prove(): Promise<string> {
  const { value: challenge } = await server.send(getHumanChallenge, {});
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const PASSWORD = 'seven tin boats';

test('REG-10 LOGIN-05 LOGIN-09 GATE-01 a member registers, looks, leaves, comes back and launches, sealed as the portal does it', async () => {
  const registered = await server.send(register, {
    body: { username: 'Journey01', password: PASSWORD, confirmPassword: PASSWORD, humanVerification: await prove() },
  });
  const { token } = registered.value;
  expect((await server.send(getMemberInfo, {}, { token })).value).toMatchObject({ account: 'Journey01', type: 0 });
  expect((await server.send(getBalance, {}, { token })).value.sumBalance).toBe('0.00');

  const [game] = (await server.send(listGames, { query: { gameType: 'RNG' } })).value.games;
  const launch = { query: { gameId: game?.gameCode ?? '' } };
  expect((await server.send(launchGame, launch, { token })).status).toBe(200);
  expect((await server.send(logout, {}, { token })).value).toEqual({ done: true });
  expect((await server.send(launchGame, launch, { token })).status).toBe(401);
  expect((await server.send(launchGame, launch)).status).toBe(401);

  const back = await server.send(login, {
    body: { username: 'journey01', password: PASSWORD, type: 'username', humanVerification: await prove() },
  });
  expect((await server.send(launchGame, launch, { token: back.value.token })).status).toBe(200);
  expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 3n });
});

test('GATE-02 SAFE-04 a trial account launches with play money and may not deposit', async () => {
  const { token } = await newTrial(server);
  expect((await server.send(getBalance, {}, { token })).value.sumBalance).toBe('10000.00');
  const deposit = await server.send(
    requestDeposit,
    { params: { method: 'sandbox' }, body: { amount: '50.00' } },
    { token, headers: { 'idempotency-key': 'one' } },
  );
  expect(deposit.status).toBe(403);
  expect(deposit.body).toMatchObject({ success: false, code: 'in_need_true_account' });
});

test('API-04 SEC-03 a password in clear is refused before anybody looks at it', async () => {
  const body = { username: 'Journey01', password: PASSWORD, type: 'username', humanVerification: await prove() };
  const answer = await server.call('/wps/session/login', { method: 'POST', body });
  expect(answer.body).toMatchObject({ success: false, code: 'unsealed_body' });
  expect(answer.status).toBe(400);
});
