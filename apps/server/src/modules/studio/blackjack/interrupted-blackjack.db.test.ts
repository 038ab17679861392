import { randomUUID } from 'node:crypto';
import type { CallAnswer, dealBlackjack, StudioBlackjackHand, StudioBlackjackTable } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { mortalDatabase } from '../testing/mortal-database.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { studioServer, unhurried } from '../testing/studio-server.ts';
import type { BlackjackTitle } from './blackjack-terms.ts';

/*
 * The process dies before or after any transaction of dealing and of doubling. Afterwards the player opens the table at
 * another process: each stake has moved once or not at all, the hand knows those that have, and is paid once.
 */
const world = await testDatabase();
const START_MINOR = 10_000;
const title: BlackjackTitle = {
  gameCode: 'mortal-blackjack',
  name: 'Mortal table',
  category: 'LIVE',
  engine: 'blackjack',
  pictureUrl: '/art/0/game/table.svg',
  handTerms: { minimumMinor: 100n, maximumMinor: 20_000n, roundSeconds: 1 },
};
let wallet: StandInWallet;
let guests = 0;

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

type Death = { phase: 'dealing' | 'doubling'; step: number; when: 'before' | 'after' };
const deaths: Death[] = [
  ...Array.from({ length: 5 }, (_, step) => ({ phase: 'dealing' as const, step })),
  ...Array.from({ length: 8 }, (_, step) => ({ phase: 'doubling' as const, step })),
].flatMap((death) => [
  { ...death, when: 'before' as const },
  { ...death, when: 'after' as const },
]);

describe.each(deaths)('a hand whose process dies while $phase, $when transaction $step', (death) => {
  test('GAME-10 blackjack: goes on at another, with each stake once', async () => {
    const user = `mortal-alone-${(guests += 1)}`;
    const { bearer } = wallet.admit(user, START_MINOR);
    const mortal = mortalDatabase(world.database, death);
    const dying = await opened(mortal.database);
    const { next } = (await dying.call('GET', 'blackjack', bearer, undefined, title.gameCode))
      .value as StudioBlackjackTable;
    if (death.phase === 'dealing') mortal.arm();
    const body = { number: next?.number, key: randomUUID(), stake: '10.00' };
    const dealt = await dying.call('POST', 'blackjack/hands', bearer, body, title.gameCode).catch(() => null);
    const hand = (dealt?.value as CallAnswer<typeof dealBlackjack> | undefined)?.hand;
    if (death.phase === 'doubling' && hand?.may.includes('double')) {
      mortal.arm();
      const double = { move: 'double', place: 0, key: randomUUID() };
      await dying
        .call('POST', `blackjack/hands/${hand.number}/moves`, bearer, double, title.gameCode)
        .catch(() => null);
    }
    await dying.close();

    const living = await opened(world.database);
    world.clock.advance({ minutes: 2 });
    let { hand: now } = (await living.call('GET', 'blackjack', bearer, undefined, title.gameCode)).value as {
      hand: StudioBlackjackHand | null;
    };
    while (now && now.may.length > 0) {
      const move = now.may.includes('decline') ? 'decline' : 'stand';
      const path = `blackjack/hands/${now.number}/moves`;
      const answer = await living.call(
        'POST',
        path,
        bearer,
        { move, place: now.moves.length, key: randomUUID() },
        title.gameCode,
      );
      now = (answer.value as CallAnswer<typeof dealBlackjack>).hand;
    }
    world.clock.advance({ hours: 25 });
    await living.runJobs();
    world.clock.advance({ minutes: 5 });
    await living.runJobs();
    const { hands } = (await living.call('GET', 'blackjack/hands', bearer, undefined, title.gameCode)).value as {
      hands: StudioBlackjackHand[];
    };
    const net = hands.reduce((sum, played) => sum + minor(played.win ?? '0') - minor(played.stake), 0);
    expect(wallet.balanceMinor(user)).toBe(START_MINOR + net);
    const moved = wallet.movementsOf(user).map(({ kind }) => kind);
    const stakes = hands.reduce((sum, { stake }) => sum + minor(stake) / 1_000, 0);
    expect(moved.filter((kind) => kind === 'bet')).toHaveLength(stakes);
    expect(moved.filter((kind) => kind === 'win')).toHaveLength(stakes);
    expect(hands.every(({ state }) => state !== 'open')).toBe(true);
    await living.close();
  });
});

const minor = (text: string) => Number(text.replace('.', ''));

async function opened(database: Database) {
  const server = await studioServer(
    { ...world.platform, database },
    {
      walletUrl: () => wallet.url,
      patience: unhurried,
      findBlackjack: async (_tx, gameCode) => (gameCode === title.gameCode ? title : null),
    },
  );
  wallet.trust(server.studio.publicKeyPem);
  return server;
}
