import { randomUUID } from 'node:crypto';
import {
  bindContact,
  getBalance,
  getHumanChallenge,
  getSealingKeys,
  type Call,
  type CallRequest,
  type CallValue,
  type Envelope,
  launchGame,
  listRegisteredAddresses,
  listGames,
  login,
  loginFreePlay,
  type PlayedRound,
  register,
  registerByMobile,
  removeRegisteredAddress,
  requestDeposit,
  sendContactCode,
  sendRegistrationCode,
  type SessionValue,
} from '@pelita/contract';
import { solvedChallenge } from '../../apps/server/src/platform/providers/human-check/testing/solved-challenge.ts';
import { sealBody } from '@pelita/testkit/seal-body';
import { codeTo } from './codes.ts';
import { type Account, PASSWORD } from './house.ts';

/** What people do, done by calls: for journeys that are about something else. */
export type Player = Account & { session: SessionValue };

/** Of this process among all of a run: a server outlives them. */
const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
let people = 0;

/** A name that no other journey of this run has: a letter, then letters and digits. */
export function freshAccount(): Account {
  people += 1;
  return { username: `u${worker.toString(36)}x${people.toString(36)}abc`, password: PASSWORD };
}

export async function registeredPlayer(
  origin: string,
  balance?: string,
  details: { email?: string } = {},
): Promise<Player> {
  const account = freshAccount();
  const session = await send(origin, register, {
    body: {
      ...account,
      ...details,
      confirmPassword: account.password,
      humanVerification: await solvedChallenge(await send(origin, getHumanChallenge, {})),
    },
  });
  const player = { ...account, session };
  if (balance !== undefined) await paidIn(origin, player, balance);
  return player;
}

/** A trial account, as a press on free play makes it. */
export async function trialSession(origin: string): Promise<SessionValue> {
  const humanVerification = await solvedChallenge(await send(origin, getHumanChallenge, {}));
  return send(origin, loginFreePlay, { body: { humanVerification } });
}

/** One more session of somebody who exists, as another device opens it. */
export async function loggedIn(origin: string, { username, password }: Account): Promise<SessionValue> {
  const humanVerification = await solvedChallenge(await send(origin, getHumanChallenge, {}));
  return send(origin, login, { body: { username, password, type: 'username', humanVerification } });
}

/** A number of the brand's own country, without its code, that no other journey of this run has. */
export function freshNumber(): string {
  people += 1;
  return `17${1_000 + worker}${String(people).padStart(3, '0')}`;
}

/** Binds a contact in the place of the former one, by the code that went to it. */
export async function bindsContact(
  origin: string,
  { session, password }: Player,
  contact: { channel: 'mail'; email: string } | { channel: 'text'; mobileNum: string },
): Promise<void> {
  await send(origin, sendContactCode, { body: contact }, session.token);
  const code = await codeTo(origin, contact.channel === 'mail' ? contact.email : `+60${contact.mobileNum}`);
  await send(origin, bindContact, { body: { ...contact, code, password } }, session.token);
}

/** Somebody known by a mobile number, whose every address has been forgotten. */
export async function memberOfNewAddress(origin: string, mobileNum: string): Promise<void> {
  const prove = async () => solvedChallenge(await send(origin, getHumanChallenge, {}));
  await send(origin, sendRegistrationCode, { body: { mobileNum, humanVerification: await prove() } });
  const verificationCode = await codeTo(origin, `+60${mobileNum}`);
  const body = { mobileNum, verificationCode, humanVerification: await prove() };
  const { token } = await send(origin, registerByMobile, { body });
  await forgetsAddresses(origin, token);
}

/** From now on every address is a new one, and asks for the second step where the brand has it. */
export async function forgetsAddresses(origin: string, token: string): Promise<void> {
  for (const { addressId } of await send(origin, listRegisteredAddresses, {}, token))
    await send(origin, removeRegisteredAddress, { params: { addressId } }, token);
}

export async function paidIn(origin: string, { session }: Player, amount: string): Promise<void> {
  const request = { params: { method: 'purnama' }, body: { amount } };
  const { orderId } = await send(origin, requestDeposit, request, session.token);
  const answer = await fetch(`${origin}/dev/bank/${orderId}/confirm`, { method: 'POST' });
  if (!answer.ok) throw new Error(`the bank answered ${answer.status}`);
}

export async function balanceOf(origin: string, { session }: Player): Promise<string> {
  return (await send(origin, getBalance, {}, session.token)).sumBalance;
}

/** A launch and as many paid rounds as wished, straight at the studio. */
export async function playedRounds(origin: string, player: Player, gameCode: string, rounds: number) {
  const launched = await send(origin, launchGame, { query: { gameId: gameCode } }, player.session.token);
  const bearer = new URL(launched.game_url).hash.slice(1);
  const played: PlayedRound[] = [];
  for (let round = 0; round < rounds; round++) played.push(await spun(origin, gameCode, bearer));
  return played;
}

async function spun(origin: string, gameCode: string, bearer: string): Promise<PlayedRound> {
  const answer = await fetch(`${origin}/studio/games/${gameCode}/spin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lineBet: '0.10', spinKey: randomUUID() }),
  });
  return valueOf(await answer.json(), 'spin');
}

export async function someGame(origin: string): Promise<{ gameCode: string; gameName: string; nodeId: string }> {
  const { games } = await send(origin, listGames, { query: { gameType: 'RNG', pageNo: '1', pageSize: '1' } });
  const [game] = games;
  if (!game) throw new Error('the catalogue is empty');
  return game;
}

/** One call of the contract, as any client may send it. */
export async function send<C extends Call>(
  origin: string,
  call: C,
  input: CallRequest<C>,
  token?: string,
): Promise<CallValue<C>> {
  const { params = {}, query = {}, body } = input as Parts;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const sent = call.sealed && body !== undefined ? await sealed(origin, body) : body;
  const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
    method: call.method,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(call.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  return valueOf(await answer.json(), call.name);
}

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

function valueOf<Value>(answer: unknown, name: string): Value {
  const envelope = answer as Envelope<Value>;
  if (!envelope.success) throw new Error(`${name} was refused: ${envelope.code} ${JSON.stringify(envelope.fields)}`);
  return envelope.value;
}

async function sealed(origin: string, body: object): Promise<object> {
  const [key] = (await send(origin, getSealingKeys, {})).keys;
  if (!key) throw new Error('the server offers no sealing key');
  return sealBody(key, body, { iatSeconds: Math.floor(Date.now() / 1000), jti: randomUUID() });
}
