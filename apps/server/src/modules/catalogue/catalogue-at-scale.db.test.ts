import { expandIndex, gameIndex, launchGame, listGames, listVendorCards, searchIndex } from '@pelita/contract';
import { engineIds } from '@pelita/games';
import { newMember, newTrial, paidIn, play, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const INDEX_MAXIMUM_BYTES = 150_000;

const world = await testDatabase();
const server = await testServer(world, undefined, { isWholeCatalogue: true });
const answer = await server.call(gameIndex.path, { headers: { 'accept-encoding': 'br' } });
const titles = expandIndex((await server.send(gameIndex, { query: {} })).value);
const every = Array.from({ length: titles.size }, (_, row) => titles.game(row));
const slots = every.filter(({ gameType }) => gameType === 'RNG');

test('GAME-01 more than ten thousand titles of more than forty studios are listed, no two alike', async () => {
  const { totalCount } = (await server.send(listGames, { query: { gameType: 'RNG' } })).value;
  expect(totalCount).toBe(slots.length);
  expect(totalCount).toBeGreaterThan(10_000);
  const [lane] = (await server.send(listVendorCards, { query: { gameType: 'RNG' } })).value.data.lanes;
  expect(lane).toMatchObject({ gameCount: totalCount, vendorCount: lane?.cards.length });
  expect(lane?.vendorCount).toBeGreaterThanOrEqual(50);
  for (const of of ['gameName', 'gameCode', 'nodeId'] as const)
    expect(new Set(every.map((game) => game[of].toLowerCase())).size, of).toBe(every.length);
});

test('GAME-01 every engine of the studio carries titles', () => {
  expect(new Set(slots.map(({ engine }) => engine))).toEqual(new Set(engineIds));
});

test('the titles that were written down come first, and keep their codes and node ids', () => {
  expect(titles.game(titles.rowOf('1001'))).toMatchObject({ gameCode: 'lotus-of-fortune', vassalage: 'STUDIO_PELITA' });
  expect(titles.game(titles.rowOf('1072'))).toMatchObject({ gameCode: 'phoenix-ember', vassalage: 'HIGHLAND' });
});

test('FIND-01 the index of all titles weighs at most 150 kB, and finds each by its name', () => {
  expect(answer.headers.get('content-encoding')).toBe('br');
  const bytes = Number(answer.headers.get('content-length'));
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(INDEX_MAXIMUM_BYTES);
  for (const game of slots.filter((_, place) => place % 500 === 0))
    expect(searchIndex(titles, game.gameName.toUpperCase(), 1)).toEqual([game]);
});

test('GAME-02 NEW is not all of one studio', () => {
  const fresh = every.filter(({ isNew }) => isNew);
  expect(new Set(fresh.map(({ vassalage }) => vassalage)).size).toBeGreaterThan(5);
});

test('GAME-01 GAME-10 fifty titles taken at random launch, spin and are paid for', async () => {
  const [member, trial] = [await newMember(server), await newTrial(server)];
  await paidIn(server, member, '50.00');
  const random = Buffer.from(world.random.bytes(200));
  const fifty = Array.from({ length: 50 }, (_, at) => slots[random.readUInt32BE(at * 4) % slots.length]);
  for (const [at, game] of fifty.entries()) {
    if (!game) throw new Error('the catalogue is empty');
    const who = at % 10 === 0 ? member : trial;
    const launch = await server.send(launchGame, { query: { gameId: game.gameCode } }, { token: who.token });
    expect(launch.value.game, game.gameCode).toMatchObject({ nodeId: game.nodeId, rtpPercent: game.rtpPercent });
    const [round] = await play(server, who, game.gameCode, (rounds) => rounds.length === 1);
    expect(Number(round?.totalBet), game.gameCode).toBeGreaterThan(0);
  }
});
