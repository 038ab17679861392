import {
  addFavourite,
  type Game,
  getFavourites,
  getRecentGames,
  launchGame,
  listFavourites,
  listGames,
  removeFavourite,
} from '@pelita/contract';
import { newMember, newTrial, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { RECENT_TITLES_MAXIMUM } from './shelf.ts';
import { tables } from './store.ts';

const world = await testDatabase();
const server = await testServer(world);
const { token } = await newMember(server);
const other = await newTrial(server);
const { games } = (await server.send(listGames, { query: { pageSize: '100' } })).value;
const [one, two, three] = games;
if (!one || !two || !three) throw new Error('the catalogue is empty');

const add = (nodeId: string, as = token) => server.send(addFavourite, { body: { nodeId } }, { token: as });
const remove = (nodeId: string, as = token) => server.send(removeFavourite, { query: { nodeId } }, { token: as });
const favourites = async (as = token) => (await server.send(getFavourites, {}, { token: as })).value;
const launch = async ({ gameCode }: Game, as = token) => {
  world.clock.advance({ seconds: 1 });
  return server.send(launchGame, { query: { gameId: gameCode } }, { token: as });
};
const shelf = async (selection: 'FAV' | 'RECENT') =>
  (await server.send(listGames, { query: { selection } }, { token })).value.games.map(({ gameCode }) => gameCode);
const recent = async (as = token) =>
  (await server.send(getRecentGames, { query: {} }, { token: as })).value.list.map(({ gameCode }) => gameCode);

test('API-01 MCSFE_addFavoriteGameV2 GAME-05 adding twice, even at once, is adding once', async () => {
  const answers = await Promise.all([add(one.nodeId), add(one.nodeId), add(one.nodeId)]);
  expect(answers.map(({ value }) => value)).toEqual([{ done: true }, { done: true }, { done: true }]);
  expect((await add(one.nodeId)).value).toEqual({ done: true });
  expect(await favourites()).toEqual([one.nodeId]);
});

test('API-01 MCSFE_getFavoriteGames GAME-05 answers the node ids of one’s own favourites, the shelf the latest first', async () => {
  world.clock.advance({ seconds: 1 });
  await add(two.nodeId);
  expect(new Set(await favourites())).toEqual(new Set([one.nodeId, two.nodeId]));
  expect(await shelf('FAV')).toEqual([two.gameCode, one.gameCode]);
  expect(await favourites(other.token)).toEqual([]);
});

test('API-01 MCSFE_getFavoriteGamesList GAME-05 answers the titles themselves a page at a time, the latest first', async () => {
  const page = async (query: Record<string, string>) => (await server.send(listFavourites, { query }, { token })).value;
  const whole = await page({});
  expect(whole).toMatchObject({ pageNum: 1, totalPages: 1 });
  expect(whole.content.map(({ gameCode }) => gameCode)).toEqual([two.gameCode, one.gameCode]);
  const second = await page({ pageNo: '2', pageSize: '1' });
  expect(second).toEqual({ content: [whole.content[1]], pageNum: 2, totalPages: 2 });
  expect(await page({ pageNo: '99' })).toEqual({ content: [], pageNum: 99, totalPages: 1 });
  expect((await server.send(listFavourites, { query: {} }, { token: other.token })).value.content).toEqual([]);
});

test('API-01 MCSFE_removeFavoriteGameV2 GAME-05 takes one’s own favourite away, again is the same, another’s stays', async () => {
  await add(one.nodeId, other.token);
  expect((await remove(one.nodeId)).value).toEqual({ done: true });
  expect((await remove(one.nodeId)).value).toEqual({ done: true });
  expect((await remove('999999999')).value).toEqual({ done: true });
  expect(await favourites()).toEqual([two.nodeId]);
  expect(await favourites(other.token)).toEqual([one.nodeId]);
});

test('a title that is not listed, or not any more, cannot become a favourite', async () => {
  await setEnabled(three, false);
  for (const nodeId of ['999999999', three.nodeId])
    expect(await add(nodeId)).toMatchObject({ status: 404, body: { code: 'game_unknown' } });
  await setEnabled(three, true);
  expect(await favourites()).toEqual([two.nodeId]);
});

describe('API-01 GCS_recentGame', () => {
  test('GAME-05 shows what was launched last, once each, the latest first, and only the player’s own', async () => {
    for (const game of [one, two, three, one]) expect((await launch(game)).status).toBe(200);
    await launch(three, other.token);
    expect(await recent()).toEqual([one.gameCode, three.gameCode, two.gameCode]);
    expect(await shelf('RECENT')).toEqual(await recent());
    expect(await recent(other.token)).toEqual([three.gameCode]);
  });

  test('a title that was switched off is left out, and comes back with it', async () => {
    await setEnabled(three, false);
    expect(await recent()).toEqual([one.gameCode, two.gameCode]);
    await setEnabled(three, true);
    expect(await recent()).toEqual([one.gameCode, three.gameCode, two.gameCode]);
  });

  test('it is bounded', async () => {
    for (const game of games.slice(0, RECENT_TITLES_MAXIMUM + 3)) await launch(game);
    const list = await recent();
    expect(list).toHaveLength(RECENT_TITLES_MAXIMUM);
    expect(list[0]).toBe(games[RECENT_TITLES_MAXIMUM + 2]?.gameCode);
  });
});

test.each([
  ['POST', addFavourite.path],
  ['DELETE', `${removeFavourite.path}?nodeId=1001`],
  ['GET', getFavourites.path],
  ['GET', listFavourites.path],
  ['GET', getRecentGames.path],
])('GATE-05 %s %s is somebody’s: without a token 401', async (method, path) => {
  expect(await server.call(path, { method })).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
});

test.each([
  {},
  { nodeId: 5 },
  { nodeId: '-1' },
  { nodeId: '1e3' },
  { nodeId: '1'.repeat(10) },
  { nodeId: '1001', extra: 1 },
])('API-05 a favourite of %j is refused and stores nothing', async (body) => {
  const before = await favourites();
  const answer = await server.call(addFavourite.path, { method: 'POST', token, body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  expect(await favourites()).toEqual(before);
});

async function setEnabled({ gameCode }: Game, isEnabled: boolean): Promise<void> {
  await world.database.transaction((tx) =>
    tables(tx).updateTable('game').set({ is_enabled: isEnabled }).where('code', '=', gameCode).execute(),
  );
}
