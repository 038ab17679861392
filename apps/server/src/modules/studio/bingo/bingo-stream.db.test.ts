import { randomUUID } from 'node:crypto';
import type { BingoEventData, BingoEventName } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInWallet, type StandInWallet } from '../testing/stand-in-wallet.ts';
import { streamOf } from '../testing/read-stream.ts';
import { studioServer, type StudioServer, unhurried } from '../testing/studio-server.ts';
import { type BingoTitle, saleAt } from './room-terms.ts';

type Told = { [Name in BingoEventName]: BingoEventData<Name> };

const world = await testDatabase();
const room: BingoTitle = {
  gameCode: 'called-room',
  name: 'Called room',
  category: 'BINGO',
  engine: 'bingo-75',
  pictureUrl: '/art/0/game/room.svg',
  roomTerms: { minimumMinor: 50n, maximumMinor: 1_200n, roundSeconds: 180 },
};
let wallet: StandInWallet;
let server: StudioServer;

beforeAll(async () => {
  wallet = await standInWallet();
  server = await studioServer(world.platform, {
    walletUrl: () => wallet.url,
    patience: unhurried,
    findBingo: async (_tx, gameCode) => (gameCode === room.gameCode ? room : null),
  });
  wallet.trust(server.studio.publicKeyPem);
});
afterAll(async () => {
  await server.close();
  await wallet.close();
});

test('GAME-12 bingo: who watches is told of sales, of each ball when it is called, of prizes, of the seed and of the own money', async () => {
  const { callsAt } = saleAt(room, world.clock.now());
  world.clock.advance({ milliseconds: callsAt.epochMilliseconds - world.clock.now().epochMilliseconds + 200 });
  const { number } = saleAt(room, world.clock.now());
  const { bearer } = wallet.admit('watcher', 10_000);
  await server.call('GET', 'bingo', bearer, undefined, room.gameCode);
  const stream = await streamOf<Told>(server.origin, bearer);
  expect((await stream.next('room')).selling).toMatchObject({ number, tickets: 0 });
  const bought = { number, key: randomUUID(), count: 4 };
  expect((await server.call('POST', 'bingo/tickets', bearer, bought, room.gameCode)).status).toBe(200);
  expect(await stream.next('sales', ({ tickets }) => tickets === 4)).toMatchObject({ number, buyers: 1 });

  world.clock.advance({ seconds: 181 });
  const begun = await stream.next('room', ({ calling }) => calling?.number === number);
  expect(begun.calling?.serverSeed).toBeNull();
  world.clock.advance({ seconds: 165 });
  const over = await stream.next('room', ({ calling }) => calling?.isOver === true);
  const { calling } = over;
  expect(calling?.serverSeed).not.toBeNull();
  expect(calling?.prizes.every(({ won }) => won?.tickets !== undefined)).toBe(true);
  // Ball by ball what the news of the end says together.
  const balls = stream.told('ball').filter((told) => told.number === number);
  expect([...(begun.calling?.called ?? []), ...balls.map(({ ball }) => ball)]).toEqual(calling?.called);
  const before = begun.calling?.called.length ?? 0;
  const wonLater = calling?.prizes.filter(({ won }) => (won?.calls ?? 0) > before).map(({ prize }) => prize);
  expect(balls.flatMap(({ won }) => won.map(({ prize }) => prize)).toSorted()).toEqual(wonLater?.toSorted());
  const settled = await stream.next('settled');
  expect(settled).toMatchObject({ number, stake: '2.00', win: '1.80', balance: '99.80' });
  await stream.close();
});
