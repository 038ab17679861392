import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import * as contract from '@pelita/contract';
import {
  newMember,
  newTrial,
  paidIn,
  type Person,
  play,
  sealBody,
  testDatabase,
  testServer,
  type TestServer,
  type TestWorld,
} from '@pelita/testkit';
import { solvedChallenge } from '../../../platform/providers/human-check/testing/solved-challenge.ts';
import { createModules } from '../../compose/index.ts';
import { openApiDocument } from '../../open-api/index.ts';
import { builtPortal, isPortalBuilt } from '../../pages/built-portal.ts';
import type { Attack } from './attack.ts';
import type { Arms } from './attacks-on-calls.ts';
import type { PlayedCalls } from './attacks-on-the-wallet.ts';
import { chanceOf } from './chance.ts';
import { everyHolder } from './every-holder.ts';
import { type Document, type Operation, operationsOf } from './operations.ts';

/** The calls of the game page, which are no part of the portal's document. */
const studioCalls = [
  contract.getStudioSession,
  contract.getStudioBalance,
  contract.spinStudioGame,
  contract.changeStudioSeeds,
  contract.listStudioRounds,
  contract.getStudioRound,
];
const GAME = 'x';

/** The whole house with people, money and played rounds in it, and what somebody has gathered who means harm. */
export async function besieged(seed: number) {
  const world = await testDatabase();
  const server = await testServer(world, undefined, isPortalBuilt() ? { pages: builtPortal(world.platform) } : {});
  const [victim, own, ended] = [await newMember(server), await newMember(server), await newMember(server)];
  const trial = await newTrial(server);
  const orderId = await paidIn(server, victim, '500.00');
  await paidIn(server, own, '50.00');
  await server.send(contract.logout, {}, { token: ended.token });
  const { gameCode = GAME } =
    (await server.send(contract.listGames, { query: { pageSize: '1' } })).value.games[0] ?? {};
  const [round] = await play(server, victim, gameCode, (rounds) => rounds.length > 0);
  const wallet = await playedCalls(world, server, own, gameCode);
  const arms = await armsOf(server, world, { victim, own, ended }, seed);
  const { user, token } = wallet.calls['user/balance'] ?? {};
  const studioToken = `Bearer ${String(user)}.${String(token)}`;
  await server.call(`/studio/games/${gameCode}/session`, { token: studioToken });
  const document = JSON.parse((await server.call('/openapi.json')).text) as Document;
  const ofStudio = { calls: studioCalls, stream: contract.liveStream, principals: [] };
  const studio = openApiDocument(world.platform.brand, ofStudio) as unknown as Document;
  const atStudio = { own: studioToken, other: studioToken, ended: `Bearer ${ended.token}` };
  return {
    world,
    server,
    wallet,
    chance: arms.chance,
    /** Which nothing may have ended. */
    sessions: [victim.token, own.token],
    armed: [
      ...operationsOf(document).map((operation) => ({ operation, arms })),
      ...operationsOf(studio)
        .filter(({ path }) => path.startsWith('/studio'))
        .map((operation) => ({ operation: playing(operation, gameCode), arms: { ...arms, tokens: atStudio } })),
    ],
    replays: [
      ...(await replaysOfProofs(server)),
      depositOf(trial),
      ...notYours(own.token, `/wps/transaction/deposit/${orderId}`),
      ...notYours(trial.token, `/wps/transaction/deposit/${orderId}`),
      ...notYours(studioToken, `/studio/games/${gameCode}/rounds/${round?.roundId}`),
    ],
    holders: await everyHolder(world, server, { trial, member: own, ended, launch: studioToken }),
    books: async () => {
      const { reconciliation } = await createModules(world.platform, { isShortCatalogue: true });
      return (await reconciliation.reconcile()).differences;
    },
  };
}

/** Bet, win and rollback as the studio signs them, each answered RS_OK once. */
async function playedCalls(
  { platform, database }: TestWorld,
  server: TestServer,
  { token, playerId }: Person,
  gameCode: string,
): Promise<PlayedCalls> {
  const launch = await server.send(contract.launchGame, { query: { gameId: gameCode } }, { token });
  const [row] = await database.single<{ provider_user_id: string }>(
    { name: 'abuse.user', text: 'select provider_user_id from provider_user where player_id = $1' },
    [playerId],
  );
  const key = createPrivateKey(
    await platform.secrets.get('studio-signing-key', () => {
      throw new Error('the studio has no key');
    }),
  );
  const signed = (bytes: Uint8Array): string => sign('RSA-SHA256', bytes, key).toString('base64');
  const ofLaunch = {
    user: row?.provider_user_id,
    // Before it stands whose it is.
    token: new URL(launch.value.game_url).hash.split('.').at(-1),
    game_code: gameCode,
  };
  const ofMoney = { ...ofLaunch, round: 'abuse', currency: 'MYR', amount: 100_000, is_free: false, supplier_user: 'x' };
  const [bet, undone] = [randomUUID(), randomUUID()];
  const calls = {
    'user/info': { user: ofLaunch.user },
    'user/balance': ofLaunch,
    'transaction/bet': { ...ofMoney, transaction_uuid: bet },
    'transaction/win': { ...ofMoney, transaction_uuid: randomUUID(), reference_transaction_uuid: bet },
    'transaction/rollback': {
      ...ofLaunch,
      round: 'abuse',
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: undone,
    },
  };
  const said = Object.fromEntries(
    Object.entries(calls).map(([name, content]) => [name, { request_uuid: randomUUID(), ...content }]),
  );
  const before: [string, object][] = [['transaction/bet', { ...said['transaction/bet'], transaction_uuid: undone }]];
  for (const [name, content] of [...before, ...Object.entries(said)]) {
    const body = JSON.stringify(content);
    const headers = { [contract.PROVIDER_SIGNATURE_HEADER]: signed(Buffer.from(body)) };
    const { text } = await server.call(`/provider/STUDIO/${name}`, { method: 'POST', body, headers });
    if (!text.includes('RS_OK')) throw new Error(`${name} was answered ${text}`);
  }
  return { code: 'STUDIO', sign: signed, calls: said };
}

async function armsOf(
  server: TestServer,
  world: TestWorld,
  people: Record<'victim' | 'own' | 'ended', Person>,
  seed: number,
): Promise<Arms> {
  const [key] = (await server.send(contract.getSealingKeys, {})).value.keys;
  if (!key) throw new Error('the server offers no sealing key');
  const nowSeconds = world.clock.now().epochMilliseconds / 1_000;
  const sealAt = async (body: object, iatSeconds: number) =>
    (await sealBody(key, body, { iatSeconds, jti: randomUUID() })).value;
  const usedSeal = await sealAt(
    { username: 'nobody123', password: 'x', type: 'username', humanVerification: 'x' },
    nowSeconds,
  );
  await server.call(contract.login.path, { method: 'POST', body: { value: usedSeal } });
  const usedKey = randomUUID();
  await server.send(
    contract.requestDeposit,
    { params: { method: 'purnama' }, body: { amount: '20.00' } },
    { token: people.own.token, headers: { 'idempotency-key': usedKey } },
  );
  return {
    tokens: { own: people.own.token, other: people.victim.token, ended: people.ended.token },
    carry: (token) => ({ authorization: token }),
    usedKey,
    seal: (body) => sealAt(body, nowSeconds),
    usedSeals: [
      usedSeal,
      await sealAt({}, nowSeconds - 3_600),
      await sealAt({}, nowSeconds + 3_600),
      await sealAt({}, Number.MAX_VALUE),
    ],
    chance: chanceOf(seed),
  };
}

/** A proof of work that bought one message buys no other, and no account. */
async function replaysOfProofs(server: TestServer): Promise<Attack[]> {
  const humanVerification = await solvedChallenge((await server.send(contract.getHumanChallenge, {})).value);
  const body = { type: 'other', content: 'Hello', humanVerification } as const;
  const first = await server.send(contract.sendFeedback, { body });
  if (first.status !== 200) throw new Error(`the first message was answered ${first.text}`);
  const pictures = [
    '',
    'AAAA',
    'data:image/png;base64,AAAA',
    '\u0000',
    Buffer.from('<svg onload=alert(7)>').toString('base64'),
    Buffer.from('\x89PNG\r\n\x1a\n').toString('base64'),
  ];
  const bodies = [
    body,
    body,
    { ...body, content: 'More' },
    ...pictures.map((picture) => ({ ...body, pictures: [picture] })),
    { ...body, pictures: Array(9).fill('AAAA') },
    { ...body, pictures: ['A'.repeat(2_000_000)] },
  ];
  return bodies.map((one) => ({
    method: 'POST',
    path: contract.sendFeedback.path,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(one)),
    mustRefuse: true,
    words: 'envelope',
  }));
}

/** Play money is never paid in. */
function depositOf({ token }: Person): Attack {
  return {
    method: 'POST',
    path: '/wps/transaction/deposit/purnama',
    headers: { authorization: token, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
    body: Buffer.from('{"amount":"50.00"}'),
    mustRefuse: true,
    words: 'envelope',
  };
}

function notYours(authorization: string, path: string): Attack[] {
  return [{ method: 'GET', path, headers: { authorization }, mustRefuse: true, words: 'envelope' }];
}

/** Of a title that exists, so that the fault is found behind it. */
function playing(operation: Operation, gameCode: string): Operation {
  return { ...operation, path: operation.path.replace('{gameCode}', gameCode) };
}
