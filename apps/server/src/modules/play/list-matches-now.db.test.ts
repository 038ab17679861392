import { type Game, listGames, listMatchesNow } from '@pelita/contract';
import { closeGames, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { WAITED_FOR_MS } from '../../platform/kept/kept-reading.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
const listed = async (gameType: 'SPORTS' | 'ESPORTS'): Promise<Game[]> =>
  (await server.send(listGames, { query: { gameType, pageSize: '100' } })).value.games;
const [sports, esports] = [await listed('SPORTS'), await listed('ESPORTS')];
/** After as long as the list is kept at most. */
const matches = async (query: { gameType?: 'SPORTS' | 'ESPORTS' } = {}) => {
  world.clock.advance({ milliseconds: WAITED_FOR_MS });
  return (await server.send(listMatchesNow, { query })).value.list;
};
const plan = () => office.work('studio.lead-books');

test('API-01 GET /wps/game/matches shows a visitor the next matches of every sportsbook, each with its league and the prices of its result', async () => {
  expect(await matches()).toEqual([]);
  await plan();
  const list = await matches();
  expect(new Set(list.map(({ game }) => game.gameCode))).toEqual(
    new Set([...sports, ...esports].map(({ gameCode }) => gameCode)),
  );
  for (const { league, home, away, isVirtual, odds, minutes } of list) {
    expect([league, home, away].every(Boolean)).toBe(true);
    expect(isVirtual, 'a virtual match says so').toBe(true);
    expect(minutes).toBeGreaterThan(0);
    for (const { odds: price } of odds) expect(Number(price)).toBeGreaterThan(1);
  }
  expect(list.filter(({ odds }) => odds.length > 0).length).toBeGreaterThan(list.length / 2);
  const own = await matches({ gameType: 'ESPORTS' });
  expect(new Set(own.map(({ game }) => game.gameType))).toEqual(new Set(['ESPORTS']));
});

test('FAIR-03 LIVE-01 what is live stands first with its score as the book itself shows it, and what is over goes', async () => {
  await plan();
  world.clock.advance({ minutes: 2 });
  await plan();
  const list = await matches();
  const live = list.filter(({ isLive }) => isLive);
  expect(live.length).toBeGreaterThan(0);
  expect(list.slice(0, live.length)).toEqual(live);
  const now = world.clock.now().epochMilliseconds;
  for (const { isLive, startsAt } of list) expect(Date.parse(startsAt) <= now, startsAt).toBe(isLive);
  const ids = new Set(list.map(({ matchId }) => matchId));
  world.clock.advance({ minutes: 20 });
  await plan();
  expect((await matches()).filter(({ matchId }) => ids.has(matchId))).toEqual([]);
});

test('GAME-07 a sportsbook under maintenance takes no bets and is left out', async () => {
  await plan();
  const [book] = sports;
  await closeGames(world, { games: [book?.gameCode ?? ''] });
  expect((await matches()).some(({ game }) => game.gameCode === book?.gameCode)).toBe(false);
});
