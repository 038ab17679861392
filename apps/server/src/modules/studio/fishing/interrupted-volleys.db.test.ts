import { randomUUID } from 'node:crypto';
import type { FishVolley, StudioTank } from '@pelita/contract';
import { fishEngineOf, fishOfWindow, fishSwimmingAt } from '@pelita/games/fishing';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mortalDatabase } from '../testing/mortal-database.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { studioServer, unhurried } from '../testing/studio-server.ts';
import type { FishTitle } from './fish-terms.ts';

/*
 * The process dies between any two steps of a volley. Its steps are its transactions, with a wallet call between two of
 * them, so dying before and after each transaction is dying everywhere that makes a difference.
 */
const world = await testDatabase();
const START_MINOR = 10_000;
const reef: FishTitle = {
  gameCode: 'mortal-reef',
  name: 'Mortal Reef',
  category: 'FISH',
  engine: 'fish-reef-calm',
  pictureUrl: '/art/0/game/mortal-reef.svg',
  fishTerms: { minimumMinor: 10n, maximumMinor: 1_000n },
};
let wallet: StandInWallet;
let players = 0;
const kinds = new Set<string>();

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

const needs = {
  walletUrl: () => wallet.url,
  patience: unhurried,
  findFish: async (_tx: unknown, gameCode: string) => (gameCode === reef.gameCode ? reef : null),
};
async function serverOn(database = world.platform.database) {
  const server = await studioServer({ ...world.platform, database }, needs);
  wallet.trust(server.studio.publicKeyPem);
  return server;
}
type Server = Awaited<ReturnType<typeof serverOn>>;
const call = (server: Server, method: 'GET' | 'POST', path: string, bearer: string, body?: unknown) =>
  server.call(method, path, bearer, body, reef.gameCode);

function body() {
  const now = world.clock.now().epochMilliseconds;
  const rules = fishEngineOf(reef.engine);
  const [target] = fishSwimmingAt(now - 2_000, (window) => fishOfWindow(rules, reef.gameCode, window)).filter(
    ({ goneMs, kind }) => goneMs > now && kind.id === 'minnow',
  );
  const shots = Array.from({ length: 3 }, (_, i) => ({
    atMs: now - (2 - i) * 200,
    weapon: 'single',
    targets: [target?.id ?? 0],
  }));
  return { volleyKey: randomUUID(), shot: '0.10', shots };
}

async function dieIn(death: { step: number; when: 'before' | 'after' }) {
  world.clock.advance({ minutes: 2 });
  const user = `drowned-${(players += 1)}`;
  const { bearer } = wallet.admit(user, START_MINOR);
  const mortal = mortalDatabase(world.platform.database, death);
  const server = await serverOn(mortal.database);
  await call(server, 'GET', 'tank', bearer);
  mortal.arm();
  const asked = body();
  const { status } = await call(server, 'POST', 'shots', bearer, asked);
  await server.close();
  return { user, bearer, asked, status };
}

function moneyOf(user: string) {
  const sum = (kind: 'bet' | 'win') =>
    wallet
      .movementsOf(user)
      .filter((movement) => movement.kind === kind)
      .reduce((total, { amount }) => total + amount / 1_000, 0);
  return { staked: sum('bet'), won: sum('win') };
}

const minor = (text: string | undefined) => Number((text ?? '0').replace('.', ''));
function expectPaidAsFired(volley: FishVolley | undefined, user: string): void {
  const counts = volley?.state === 'settled';
  expect(moneyOf(user)).toEqual({
    staked: counts ? minor(volley?.totalBet) : 0,
    won: counts ? minor(volley?.totalWin) : 0,
  });
  if (counts) kinds.add(minor(volley?.totalWin) > 0 ? 'won' : 'lost');
}
const volleysOf = async (server: Server, bearer: string) =>
  ((await call(server, 'GET', 'volleys', bearer)).value as { volleys: FishVolley[] }).volleys;

const deaths = [0, 1, 2, 3].flatMap((step) => [
  { step, when: 'before' as const },
  { step, when: 'after' as const },
]);

describe.each(deaths)('a volley that dies $when its transaction $step', (death) => {
  test('GAME-12 fishing: is completed when its player returns, paid once, and told of once', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { user, bearer, status } = await dieIn(death);
      const server = await serverOn();
      const back = (await call(server, 'GET', 'tank', bearer)).value as StudioTank;
      const list = await volleysOf(server, bearer);
      expectPaidAsFired(list[0], user);
      const { staked, won } = moneyOf(user);
      expect(minor(back.balance)).toBe(START_MINOR - staked + won);
      expect(status === 200 ? back.resumed : null).toBeNull();
      expect(((await call(server, 'GET', 'tank', bearer)).value as StudioTank).resumed).toBeNull();
      await server.close();
    }
  });

  test('GAME-12 fishing: is answered under its own key by another process, and paid once', async () => {
    const { user, bearer, asked } = await dieIn(death);
    const server = await serverOn();
    await call(server, 'POST', 'shots', bearer, asked);
    await call(server, 'POST', 'shots', bearer, asked);
    const list = await volleysOf(server, bearer);
    expect(list).toHaveLength(1);
    expectPaidAsFired(list[0], user);
    await server.close();
  });

  test('GAME-12 fishing: is completed by the job when the player does not return', async () => {
    const { user, bearer } = await dieIn(death);
    wallet.expire(user);
    world.clock.advance({ minutes: 2 });
    const server = await serverOn();
    await server.runJobs();
    wallet.revive(user);
    const [volley] = await volleysOf(server, bearer);
    expect(volley?.state ?? 'none').not.toBe('open');
    expectPaidAsFired(volley, user);
    await server.close();
  });
});

test('volleys that won and volleys that lost were cut off', () => {
  expect([...kinds].toSorted()).toEqual(['lost', 'won']);
});
