import { randomUUID } from 'node:crypto';
import type { FishTable, FishVolley, StudioTank } from '@pelita/contract';
import { type FishLife, fishEngineOf, fishOfWindow, fishSwimmingAt } from '@pelita/games/fishing';
import type { testDatabase } from '@pelita/testkit';
import type { FishTitle } from '../fishing/fish-terms.ts';
import { type StandInWallet, standInWallet } from './stand-in-wallet.ts';
import { studioServer } from './studio-server.ts';

const PREFIX = 'reef-';
/** The multiple of a fish that is caught by every second shot. */
const CHEAP = 2;
export const REEF = 'reef-of-tests';
export const START_MINOR = 100_000;
export type Shot = { atMs: number; weapon: string; targets: number[] };
export type Answer = { volley: FishVolley | null; balance: string | null; nextNonce: number };
export type Standing = { table: FishTable | null; caught: number[] };
export type Player = { user: string; gameCode: string } & ReturnType<StandInWallet['admit']>;

/** Tanks, one for each name that begins with `reef-`, and people who shoot in them by HTTP. */
export async function fishWorld(world: Awaited<ReturnType<typeof testDatabase>>) {
  const wallet = await standInWallet();
  const server = await studioServer(world.platform, {
    walletUrl: () => wallet.url,
    findFish: async (_tx, gameCode) => (gameCode.startsWith(PREFIX) ? titleOf(gameCode) : null),
  });
  wallet.trust(server.studio.publicKeyPem);
  let people = 0;

  const nowMs = () => world.clock.now().epochMilliseconds;
  const swimming = (atMs = nowMs(), gameCode = REEF): FishLife[] =>
    fishSwimmingAt(atMs, (window) => fishOfWindow(fishEngineOf('fish-reef'), gameCode, window));
  /** Fish that stay for as long as a test shoots, the cheapest first. */
  const staying = (gameCode = REEF): number[] =>
    swimming(nowMs() - 4_000, gameCode)
      .filter(({ goneMs }) => goneMs > nowMs() + 4_000)
      .toSorted((one, other) => (one.kind.multiples[0] ?? 0) - (other.kind.multiples[0] ?? 0))
      .map(({ id }) => id);
  const worthOf = (fish: number, gameCode: string) =>
    swimming(nowMs(), gameCode).find(({ id }) => id === fish)?.kind.multiples[0];
  const call = (player: Player, method: 'GET' | 'POST', path: string, body?: unknown) =>
    server.call(method, path, player.bearer, body, player.gameCode);
  const fire = (player: Player, shots: Shot[], volleyKey: string = randomUUID(), shot = '0.10') =>
    call(player, 'POST', 'shots', { volleyKey, shot, shots });

  return {
    wallet,
    server,
    nowMs,
    swimming,
    fire,
    newPlayer: (balanceMinor = START_MINOR, gameCode = REEF): Player => {
      const user = `angler-${(people += 1)}`;
      return { user, gameCode, ...wallet.admit(user, balanceMinor) };
    },
    staying,
    /** Two cheap fish that stay: the clock goes on until there are some, so that a dozen shots are enough for each. */
    cheapTwo: (gameCode = REEF): readonly [number, number] => {
      for (;;) {
        const [one, other] = staying(gameCode).filter((id) => (worthOf(id, gameCode) ?? 0) <= CHEAP);
        if (one !== undefined && other !== undefined) return [one, other];
        world.clock.advance({ seconds: 1 });
      }
    },
    shotsAt: (targets: number[], count: number, weapon = 'single', pauseMs = 200): Shot[] =>
      Array.from({ length: count }, (_, i) => ({ atMs: nowMs() - (count - 1 - i) * pauseMs, weapon, targets })),
    answerOf: async (asked: ReturnType<typeof fire>) => (await asked).value as Answer,
    tank: async (player: Player) => (await call(player, 'GET', 'tank')).value as StudioTank,
    volleys: async (player: Player) =>
      ((await call(player, 'GET', 'volleys')).value as { volleys: FishVolley[] }).volleys,
    sit: async (player: Player) => (await call(player, 'POST', 'tank/seat')).value as Standing,
    leave: async (player: Player) => (await call(player, 'POST', 'tank/leave')).value as Standing,
    movements: (player: Player) =>
      wallet.movementsOf(player.user).map(({ kind, amount }) => `${kind} ${amount / 1_000}`),
    close: async () => {
      await server.close();
      await wallet.close();
    },
  };
}

function titleOf(gameCode: string): FishTitle {
  return {
    gameCode,
    name: 'Reef of Tests',
    category: 'FISH',
    engine: 'fish-reef',
    pictureUrl: `/art/0/game/${gameCode}.svg`,
    fishTerms: { minimumMinor: 10n, maximumMinor: 1_000n },
  };
}
