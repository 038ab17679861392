import { launchGame, listGames, listRooms } from '@pelita/contract';
import { newMember, newTrial, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const { token } = await newMember(server);
const { games } = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '100' } })).value;
const listed = async (gameType: 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'BINGO') =>
  (await server.send(listGames, { query: { gameType, pageSize: '100' } })).value.games;
const tables = await listed('LIVE');
const cards = await listed('PVP');
const tanks = await listed('FISH');
const halls = await listed('BINGO');
const books = [...(await listed('SPORTS')), ...(await listed('ESPORTS'))];
const [game, ofOther] = [games[0], games.find(({ vassalage }) => vassalage !== games[0]?.vassalage)];
if (!game || !ofOther) throw new Error('the catalogue is too small');

const rooms = async (query: Record<string, string> = {}) => {
  const { list } = (await server.send(listRooms, { query }, { token })).value;
  return list.map(({ roomId }) => roomId);
};
const launch = (query: Record<string, string>) => server.send(launchGame, { query }, { token });
const room = (id: string, gameCode: string, position: number) =>
  world.database.single({ name: 'room', text: 'insert into game_room values ($1, $2, $3, $4, true)' }, [
    id,
    gameCode,
    `Room ${id}`,
    position,
  ]);

test('API-01 GLS2_roomList GAME-11 each table of the studio is a room, those of card games, sportsbooks, fishing and bingo too, and a launch of the room opens it; slots have none', async () => {
  expect(tables.length).toBeGreaterThanOrEqual(24);
  expect((await rooms()).toSorted()).toEqual(
    [...tables, ...cards, ...books, ...tanks, ...halls].map(({ gameCode }) => gameCode).toSorted(),
  );
  expect(await rooms({ gameId: game.gameCode })).toEqual([]);
  const [table] = tables;
  const launched = (await launch({ roomId: table?.gameCode ?? '' })).value;
  expect(launched.game).toMatchObject({ gameCode: table?.gameCode, roomId: table?.gameCode, gameType: 'LIVE' });
  expect(launched.game_url).toContain(`/studio/play/${table?.gameCode}?`);
});

test('SAFE-04 cards and bingo: play money is not let to tables and rooms where people play for real, only to practice', async () => {
  const trial = await newTrial(server);
  const codes = new Map<string, unknown>();
  for (const { gameCode } of [...cards, ...halls]) {
    const { status, body } = await server.send(launchGame, { query: { gameId: gameCode } }, { token: trial.token });
    codes.set(gameCode, status === 200 ? 'open' : 'code' in body && body.code);
  }
  expect(codes.size).toBeGreaterThanOrEqual(12);
  for (const [gameCode, code] of codes)
    expect(code, gameCode).toBe(gameCode.endsWith('-latihan') ? 'open' : 'in_need_true_account');
});

test('API-01 GLS2_roomList GAME-11 shows the open rooms of listed games in their order, narrowed by vendor and game', async () => {
  await room('high-table', game.gameCode, 2);
  await room('low-table', game.gameCode, 1);
  await room('other-table', ofOther.gameCode, 3);
  const own = new Set(['low-table', 'high-table', 'other-table']);
  expect((await rooms()).filter((id) => own.has(id))).toEqual(['low-table', 'high-table', 'other-table']);
  expect(await rooms({ vassalage: ofOther.vassalage })).toEqual(['other-table']);
  expect(await rooms({ gameId: game.gameCode })).toEqual(['low-table', 'high-table']);
  const [first] = (await server.send(listRooms, { query: { gameId: game.gameCode } }, { token })).value.list;
  expect(first).toMatchObject({ roomName: 'Room low-table', nodeId: game.nodeId, vassalage: game.vassalage });
  await world.database.single({ name: 'shut', text: 'update game_room set is_enabled = false where room_id = $1' }, [
    'high-table',
  ]);
  expect(await rooms({ gameId: game.gameCode })).toEqual(['low-table']);
});

test('GAME-06 a launch names a room instead of a game, or beside its own', async () => {
  for (const query of [{ roomId: 'low-table' }, { roomId: 'low-table', gameId: game.gameCode }])
    expect((await launch(query)).value.game).toMatchObject({ gameCode: game.gameCode, roomId: 'low-table' });
});

test.each([
  ['a room of another game', { roomId: 'other-table', gameId: game.gameCode }],
  ['a room that is shut', { roomId: 'high-table', gameId: game.gameCode }],
  ['a room that nobody has', { roomId: 'no-such-table' }],
])('%s is unknown', async (_what, query) => {
  expect(await launch(query)).toMatchObject({ status: 404, body: { code: 'game_unknown' } });
});

test('API-05 a launch of neither a game nor a room names the missing field; rooms need a token', async () => {
  expect(await launch({})).toMatchObject({ status: 400, body: { fields: { gameId: { key: 'required' } } } });
  expect(await server.call(listRooms.path)).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
});
