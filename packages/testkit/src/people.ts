import { randomUUID } from 'node:crypto';
import {
  getHumanChallenge,
  getStudioSession,
  launchGame,
  loginFreePlay,
  type PlayedRound,
  type PlayerId,
  register,
  requestDeposit,
  type SessionValue,
  spinStudioGame,
} from '@pelita/contract';
import type { Caller } from './caller.ts';

/** People made by the calls that a browser makes, for tests that are about what they do next. */
export type Person = { token: string; playerId: PlayerId; username: string };

let people = 0;

export async function newMember(server: Caller, details: { email?: string } = {}): Promise<Person> {
  people += 1;
  const username = `Member${people.toString().padStart(4, '0')}`;
  const password = 'seven tin boats';
  const humanVerification = await humanProof(server);
  const body = { username, password, confirmPassword: password, humanVerification, ...details };
  return person((await server.send(register, { body })).value);
}

export async function newTrial(server: Caller): Promise<Person> {
  return person((await server.send(loginFreePlay, { body: { humanVerification: await humanProof(server) } })).value);
}

async function humanProof(server: Caller): Promise<string> {
  const { solvedChallenge } = await import('@pelita/server/testing-app');
  return solvedChallenge((await server.send(getHumanChallenge, {})).value);
}

/** Money paid in through the sandbox bank; answers the order. */
export async function paidIn(server: Caller, { token }: Person, amount: string): Promise<string> {
  const input = { params: { method: 'purnama' }, body: { amount } };
  const order = await server.send(requestDeposit, input, { token, headers: { 'idempotency-key': randomUUID() } });
  const answer = await server.call(`/dev/bank/${order.value.orderId}/confirm`, { method: 'POST' });
  if (answer.status !== 200) throw new Error(`the bank answered ${answer.status} ${answer.text}`);
  return order.value.orderId;
}

/** Rounds of the studio at the smallest stake, until the test has seen enough of them. */
export async function play(
  server: Caller,
  { token }: Person,
  gameCode: string,
  isEnough: (rounds: readonly PlayedRound[]) => boolean,
): Promise<PlayedRound[]> {
  const launch = await server.send(launchGame, { query: { gameId: gameCode } }, { token });
  const bearer = `Bearer ${new URL(launch.value.game_url).hash.slice(1)}`;
  const session = await server.send(getStudioSession, { params: { gameCode } }, { token: bearer });
  const [lineBet = ''] = session.value.lineBets;
  const rounds: PlayedRound[] = [];
  while (!isEnough(rounds)) {
    const input = { params: { gameCode }, body: { lineBet, spinKey: randomUUID() } };
    rounds.push((await server.send(spinStudioGame, input, { token: bearer })).value);
  }
  return rounds;
}

function person({ token, id, userName }: SessionValue): Person {
  return { token, playerId: id as PlayerId, username: userName };
}
