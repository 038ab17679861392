import { randomUUID } from 'node:crypto';
import type { PlayedRound, StudioRound, StudioSession } from '@pelita/contract';
import {
  type Engine,
  engineFamilies,
  engineIds,
  engines,
  type EngineId,
  readRoundRecord,
  verifySpin,
} from '@pelita/games';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { koiRising, type StudioServer, studioServer } from './testing/studio-server.ts';
import { type StandInWallet, standInWallet } from './testing/stand-in-wallet.ts';

/* Every engine behind a title of its own, played through the signed wallet. */
const world = await testDatabase();
const START_MINOR = 1_000_000;
const SPINS = 10;
let wallet: StandInWallet;

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

const minor = (text: string | null) => Number((text ?? 'no amount').replace('.', ''));

async function titleOn(engine: EngineId): Promise<StudioServer> {
  const server = await studioServer(world.platform, {
    walletUrl: () => wallet.url,
    findTitle: async (_tx, gameCode) => (gameCode === koiRising.gameCode ? { ...koiRising, engine } : null),
  });
  wallet.trust(server.studio.publicKeyPem);
  return server;
}

describe.each(engineIds)('%s', (id) => {
  const engine: Engine = engines[id];

  test('GAME-10 FAIR-01 its rounds move the wallet by their outcome, to the sen, and hold once the seed is shown', async () => {
    const server = await titleOn(id);
    const user = `on-${id}`;
    const { bearer } = wallet.admit(user, START_MINOR);
    const session = (await server.call('GET', 'session', bearer)).value as StudioSession;
    expect(session).toMatchObject({ engine: id, rtpPercent: engine.rtpPercent });
    const lineBet = session.lineBets[1] ?? '';
    let balance = START_MINOR;
    for (let spun = 0; spun < SPINS; spun += 1) {
      const round = (await server.call('POST', 'spin', bearer, { lineBet, spinKey: randomUUID() }))
        .value as PlayedRound;
      expect(minor(round.totalBet)).toBe(minor(lineBet) * engine.betUnits);
      balance += minor(round.totalWin) - minor(round.totalBet);
      expect(wallet.balanceMinor(user)).toBe(balance);
      expect(round.spins.reduce((sum, { win }) => sum + minor(win), 0)).toBe(minor(round.totalWin));
      for (const spin of round.spins) expect(partsOf(spin)).toBe(minor(spin.win));
    }
    await server.call('POST', 'seeds', bearer, { clientSeed: 'mine' });
    const { rounds } = (await server.call('GET', 'rounds', bearer)).value as { rounds: StudioRound[] };
    expect(rounds).toHaveLength(SPINS);
    expect(rounds.every((round) => verifySpin(readRoundRecord(recordOf(round))).holds)).toBe(true);
    await server.close();
  });
});

describe.each(engineFamilies)('%s', (id) => {
  const engine: Engine = engines[id];

  test('GAME-12 a round whose wallet fell silent is completed on the player’s return and shown whole', async () => {
    const user = `interrupted-on-${id}`;
    const { bearer } = wallet.admit(user, START_MINOR);
    const server = await titleOn(id);
    await server.call('GET', 'session', bearer);
    wallet.failWins(100);
    let isInterrupted = false;
    while (!isInterrupted) {
      const body = { lineBet: stepOf(engine), spinKey: randomUUID() };
      isInterrupted = (await server.call('POST', 'spin', bearer, body)).status !== 200;
    }
    wallet.failWins(0);
    const back = (await server.call('GET', 'session', bearer)).value as StudioSession;
    expect(back.openRoundId).toBeNull();
    expect(back.resumed).toMatchObject({ engine: id, state: 'settled' });
    expect(back.resumed?.spins.at(-1)?.runningTotal).toBe(back.resumed?.totalWin);
    expect(minor(back.balance)).toBe(wallet.balanceMinor(user));
    await server.close();
  });
});

function stepOf({ lineBetStepsMinor }: Engine): string {
  return (Number(lineBetStepsMinor[0]) / 100).toFixed(2);
}

/** What a spin won, added up from everything that it says it won by. */
function partsOf({ lineWins, tumbles, scatterWin, hold }: PlayedRound['spins'][number]): number {
  const wins = [...lineWins, ...tumbles.flatMap((tumble) => tumble.wins)];
  return wins.reduce((sum, { win }) => sum + minor(win), minor(scatterWin) + minor(hold?.win ?? '0.00'));
}

function recordOf(round: StudioRound): string {
  return JSON.stringify({
    ...round,
    lineBetMinor: `${minor(round.lineBet)}`,
    totalWinMinor: `${minor(round.totalWin)}`,
  });
}
