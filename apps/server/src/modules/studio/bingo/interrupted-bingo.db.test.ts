import { randomUUID } from 'node:crypto';
import type { CallValue, getBingoRound } from '@pelita/contract';
import { bingoEngineOf, prizeMinor, verifyBingo } from '@pelita/games/bingo';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { mortalDatabase } from '../testing/mortal-database.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { studioServer, unhurried } from '../testing/studio-server.ts';
import { type BingoTitle, saleAt } from './room-terms.ts';

/*
 * The process dies while tickets are bought, at the freeze, or when the last ball was called. Afterwards another process
 * ends the round: who is in the frozen set has paid once, and the prizes are paid whole and once.
 */
const world = await testDatabase();
const START_MINOR = 10_000;
const PLAYERS = 4;
const room: BingoTitle = {
  gameCode: 'mortal-room',
  name: 'Mortal room',
  category: 'BINGO',
  engine: 'bingo-90',
  pictureUrl: '/art/0/game/room.svg',
  roomTerms: { minimumMinor: 50n, maximumMinor: 1_800n, roundSeconds: 240 },
};
let wallet: StandInWallet;
let guests = 0;

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

type Death = { phase: 'buying' | 'freezing' | 'paying'; step: number; when: 'before' | 'after' };
const deaths: Death[] = [
  ...Array.from({ length: 8 }, (_, step) => ({ phase: 'buying' as const, step })),
  ...Array.from({ length: 2 }, (_, step) => ({ phase: 'freezing' as const, step })),
  ...Array.from({ length: 4 }, (_, step) => ({ phase: 'paying' as const, step })),
].flatMap((death) => [
  { ...death, when: 'before' as const },
  { ...death, when: 'after' as const },
]);

describe.each(deaths)('a round of bingo whose process dies while $phase, $when transaction $step', (death) => {
  test('GAME-12 bingo: is ended by another, its prizes whole and once', async () => {
    const { callsAt } = saleAt(room, world.clock.now());
    world.clock.advance({ milliseconds: callsAt.epochMilliseconds - world.clock.now().epochMilliseconds + 200 });
    const { number } = saleAt(room, world.clock.now());
    const users = Array.from({ length: PLAYERS }, () => `mortal-caller-${(guests += 1)}`);
    const bearers = users.map((user) => wallet.admit(user, START_MINOR).bearer);
    const mortal = mortalDatabase(world.database, death);
    const dying = await opened(mortal.database);
    if (death.phase === 'buying') mortal.arm();
    await Promise.all(
      bearers.map((bearer) =>
        dying.call('POST', 'bingo/tickets', bearer, { number, key: randomUUID(), count: 7 }, room.gameCode),
      ),
    );
    world.clock.advance({ seconds: 255 });
    if (death.phase === 'freezing') mortal.arm();
    await dying.runJobs().catch(() => undefined);
    world.clock.advance({ seconds: 240 });
    if (death.phase === 'paying') mortal.arm();
    await dying.runJobs().catch(() => undefined);
    await dying.close();

    const living = await opened(world.database);
    for (let i = 0; i < 3; i += 1) {
      world.clock.advance({ minutes: 2 });
      await living.runJobs();
    }
    const kinds = users.map((user) => wallet.movementsOf(user).map(({ kind }) => kind));
    for (const own of kinds) expect([[], ['bet', 'win']]).toContainEqual(own);
    const buyers = kinds.filter((own) => own.length > 0).length;
    const [bearer = ''] = bearers;
    const told = await living.call('GET', `bingo/rounds/${number}`, bearer, undefined, room.gameCode);
    const round = told.value as CallValue<typeof getBingoRound> | undefined;
    expect(round?.purchases.length ?? 0).toBe(buyers);
    expect(round === undefined || verifyBingo(round).holds).toBe(true);
    const spent = users.reduce((sum, user) => sum + START_MINOR - wallet.balanceMinor(user), 0);
    const sales = BigInt(buyers * 7 * 50);
    const prizes = bingoEngineOf(room.engine).prizes.reduce((sum, prize) => sum + prizeMinor(sales, prize), 0n);
    expect(BigInt(spent)).toBe(sales - prizes);
    await living.close();
  });
});

async function opened(database: Database) {
  const server = await studioServer(
    { ...world.platform, database },
    {
      walletUrl: () => wallet.url,
      patience: unhurried,
      findBingo: async (_tx, gameCode) => (gameCode === room.gameCode ? room : null),
    },
  );
  wallet.trust(server.studio.publicKeyPem);
  return server;
}
