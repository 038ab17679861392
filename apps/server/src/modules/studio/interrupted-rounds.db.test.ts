import { randomUUID } from 'node:crypto';
import type { StudioRound, StudioSession } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/tx.ts';
import { studioServer, unhurried } from './testing/studio-server.ts';
import { type StandInWallet, standInWallet } from './testing/stand-in-wallet.ts';

/*
 * The process dies between any two steps of a spin. Its steps are its transactions, with a wallet call between two of
 * them, so dying before and after each transaction is dying everywhere that makes a difference.
 */
const world = await testDatabase();
const START_MINOR = 10_000;
let wallet: StandInWallet;
let players = 0;

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

/** How many transactions a spin takes, and then some. */
const STEPS = 4;
const deaths = Array.from({ length: STEPS }, (_, step) => [
  { step, when: 'before' as const },
  { step, when: 'after' as const },
]).flat();

const kinds = new Set<string>();

describe.each(deaths)('a spin that dies $when its transaction $step', (death) => {
  test('GAME-12 slot: is completed when its player returns, paid once and shown once', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { balance, owed } = await returnedAfter(death);
      expect(balance).toBe(owed);
    }
  });

  test('GAME-12 slot: is completed by the job when the player does not return', async () => {
    const { user, bearer } = await dieIn(death);
    wallet.expire(user);
    world.clock.advance({ minutes: 2 });
    const server = await restarted();
    await server.runJobs();
    expect(await openRoundIdOf(user)).toBeNull();
    const { staked, won } = moneyOf(user);
    wallet.revive(user);
    const back = (await server.call('GET', 'session', bearer)).value as StudioSession;
    expectPaidAsPlayed(back.rounds[0], { staked, won });
    await server.close();
  });
});

test('the deaths reach from before a spin’s first transaction to beyond its last', async () => {
  // It is stored, its bet is paid, and so is its win, if there is one.
  expect(await countTransactions()).toBe(3);
  expect(STEPS).toBeGreaterThan(3);
  // Chance may have let none of those above win: spins are cut off until both have been seen.
  while (kinds.size < 2) await returnedAfter({ step: 0, when: 'after' });
});

async function returnedAfter(death: Death) {
  const { user, bearer, openRoundId } = await dieIn(death);
  const server = await restarted();
  const back = (await server.call('GET', 'session', bearer)).value as StudioSession;
  const { staked, won } = moneyOf(user);
  expect(back.openRoundId).toBeNull();
  expectPaidAsPlayed(back.rounds[0], { staked, won });
  expect(back.resumed?.roundId ?? null).toBe(openRoundId);
  expect(back.resumed?.spins.at(-1)?.runningTotal).toBe(back.resumed?.totalWin);
  const again = (await server.call('GET', 'session', bearer)).value as StudioSession;
  expect(again.resumed).toBeNull();
  expect((await server.call('POST', 'spin', bearer, { lineBet: '0.01', spinKey: randomUUID() })).status).toBe(200);
  if (openRoundId) kinds.add(won > 0 ? 'won' : 'lost');
  await server.close();
  return { balance: back.balance, owed: ((START_MINOR - staked + won) / 100).toFixed(2) };
}

type Death = { step: number; when: 'before' | 'after' };

async function dieIn(death: Death) {
  const user = `mortal-${(players += 1)}`;
  const { bearer } = wallet.admit(user, START_MINOR);
  // The seat is taken first, so that what dies is the spin and not the visit.
  const living = await restarted();
  await living.call('GET', 'session', bearer);
  await living.close();
  const mortal = mortalDatabase(death);
  const server = await studioServer(
    { ...world.platform, database: mortal.database },
    { walletUrl: () => wallet.url, patience: unhurried },
  );
  wallet.trust(server.studio.publicKeyPem);
  const spun = await server.call('POST', 'spin', bearer, { lineBet: '0.05', spinKey: randomUUID() });
  expect(spun.status).toBe(mortal.isDead() ? 500 : 200);
  await server.close();
  return { user, bearer, openRoundId: await openRoundIdOf(user) };
}

async function openRoundIdOf(user: string): Promise<string | null> {
  const text = `select id from studio_round where user_id = $1 and state not in ('settled', 'refused', 'rolled-back')`;
  const rows = await world.database.reading((tx) => tx.run<{ id: string }>({ name: 'test-open', text }, [user]));
  return rows[0]?.id ?? null;
}

async function restarted() {
  const server = await studioServer(world.platform, { walletUrl: () => wallet.url, patience: unhurried });
  wallet.trust(server.studio.publicKeyPem);
  return server;
}

function moneyOf(user: string) {
  const movements = wallet.movementsOf(user);
  const sum = (kind: 'bet' | 'win') =>
    movements.filter((movement) => movement.kind === kind).reduce((total, { amount }) => total + amount / 1_000, 0);
  return { staked: sum('bet'), won: sum('win') };
}

/** The wallet holds exactly what the studio's own book says of the round, or nothing of a round that did not count. */
function expectPaidAsPlayed(round: StudioRound | undefined, money: { staked: number; won: number }) {
  const counts = round?.state === 'settled';
  expect(money).toEqual({
    staked: counts ? Number(round.totalBet) * 100 : 0,
    won: counts ? Math.round(Number(round.totalWin) * 100) : 0,
  });
}

/** A database whose process dies at one of its writing transactions, and stays dead. */
function mortalDatabase({ step, when }: Death): { database: Database; isDead: () => boolean } {
  let transactions = 0;
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Error('the process is dead');
  };
  const database: Database = {
    ...world.database,
    reading: (work) => (isDead ? die() : world.database.reading(work)),
    transaction: async (work) => {
      if (isDead) die();
      const mine = transactions;
      transactions += 1;
      if (mine === step && when === 'before') die();
      const answer = await world.database.transaction(work);
      return mine === step && when === 'after' ? die() : answer;
    },
  };
  return { database, isDead: () => isDead };
}

async function countTransactions(): Promise<number> {
  let most = 0;
  for (let i = 0; i < 8; i += 1) {
    const user = `counted-${(players += 1)}`;
    const { bearer } = wallet.admit(user, START_MINOR);
    let transactions = 0;
    const counting: Database = {
      ...world.database,
      transaction: (work) => {
        transactions += 1;
        return world.database.transaction(work);
      },
    };
    const server = await studioServer(
      { ...world.platform, database: counting },
      { walletUrl: () => wallet.url, patience: unhurried },
    );
    wallet.trust(server.studio.publicKeyPem);
    await server.call('GET', 'session', bearer);
    transactions = 0;
    await server.call('POST', 'spin', bearer, { lineBet: '0.05', spinKey: randomUUID() });
    most = Math.max(most, transactions);
    await server.close();
  }
  return most;
}
