import { expandIndex, type Game, gameIndex, launchGame, listGames } from '@pelita/contract';
import { closeGames, newMember, newTrial, paidIn, play, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const member = await newMember(server);
const every = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '100' } })).value.games;
const [game, popular] = every;
if (!game || !popular) throw new Error('the catalogue is empty');

const close = (closed: { vendors?: string[]; games?: string[] }) => closeGames(world, closed);
const launch = (gameId: string) => server.send(launchGame, { query: { gameId } }, { token: member.token });
const refused = async (gameId: string) => {
  const answer = await launch(gameId);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'game_unavailable', errorCode: 'function.not.available' },
  });
  return answer.body as unknown as { maintenance?: boolean; suggestions: Game[] };
};
const listed = async () => (await server.send(listGames, { query: { pageSize: '100' } })).value.games;

test('GAME-07 a game under maintenance says so and suggests six others that can be played', async () => {
  await close({ games: [game.gameCode] });
  const { maintenance, suggestions } = await refused(game.gameCode);
  expect(maintenance).toBe(true);
  expect(new Set(suggestions.map(({ gameCode }) => gameCode)).size).toBe(6);
  expect(suggestions.map(({ gameCode }) => gameCode)).not.toContain(game.gameCode);
  expect(suggestions.every(({ vassalage }) => vassalage === game.vassalage)).toBe(true);
  for (const other of suggestions) expect((await launch(other.gameCode)).status).toBe(200);
});

test('GAME-07 it stays listed and is marked, in lists and in the index, and nothing else is', async () => {
  expect((await listed()).filter((one) => one.maintenance).map(({ gameCode }) => gameCode)).toEqual([game.gameCode]);
  const index = expandIndex((await server.send(gameIndex, { query: {} })).value);
  const closed = Array.from({ length: index.size }, (_, row) => index.game(row)).filter(
    (one) => one.isUnderMaintenance,
  );
  expect(closed.map(({ gameCode }) => gameCode)).toEqual([game.gameCode]);
});

test('GAME-07 a vendor under maintenance takes all its titles along, and none of them is suggested', async () => {
  await close({ vendors: [game.vassalage] });
  const { suggestions } = await refused(game.gameCode);
  expect(suggestions).toHaveLength(6);
  expect(suggestions.some(({ vassalage }) => vassalage === game.vassalage)).toBe(false);
  for (const one of await listed()) expect(one.maintenance === true).toBe(one.vassalage === game.vassalage);
});

test('GAME-07 what was really played is suggested first', async () => {
  await close({});
  const [, , favourite] = every.filter(({ vassalage }) => vassalage !== game.vassalage);
  if (!favourite) throw new Error('the catalogue is too small');
  await paidIn(server, member, '10.00');
  await play(server, member, favourite.gameCode, (rounds) => rounds.length === 1);
  world.clock.advance({ minutes: 1 });
  await close({ games: [game.gameCode] });
  expect((await refused(game.gameCode)).suggestions[0]?.gameCode).toBe(favourite.gameCode);
});

test('GAME-07 when maintenance is over the game launches again and is marked no more', async () => {
  await close({});
  expect((await launch(game.gameCode)).status).toBe(200);
  expect((await listed()).some((one) => one.maintenance)).toBe(false);
});

test('a game that is switched off is refused with suggestions, but not called maintenance', async () => {
  await world.database.single({ name: 'off', text: 'update game set is_enabled = false where code = $1' }, [
    game.gameCode,
  ]);
  const { maintenance, suggestions } = await refused(game.gameCode);
  expect(maintenance).toBeUndefined();
  expect(suggestions).toHaveLength(6);
  const trial = await newTrial(server);
  expect((await server.send(launchGame, { query: { gameId: popular.gameCode } }, { token: trial.token })).status).toBe(
    200,
  );
});
