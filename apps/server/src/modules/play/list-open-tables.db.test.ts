import { type Game, listGames, listOpenTables } from '@pelita/contract';
import { closeGames, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { WAITED_FOR_MS } from '../../platform/kept/kept-reading.ts';

const world = await testDatabase();
const server = await testServer(world);
const live: Game[] = (await server.send(listGames, { query: { gameType: 'LIVE', pageSize: '100' } })).value.games;
const [first] = live;
if (!first) throw new Error('no table is listed');

/** After as long as the list is kept at most. */
const openTables = async () => {
  world.clock.advance({ milliseconds: WAITED_FOR_MS });
  return (await server.send(listOpenTables, {})).value.list;
};
const codes = (tables: readonly { game: { gameCode: string } }[]) => tables.map(({ game }) => game.gameCode);

describe('API-01 GET /wps/game/openTables', () => {
  test('FAIR-03 every listed table stands there with its limits, nobody at it and nothing dealt', async () => {
    const tables = await openTables();
    const listed = new Set(live.map(({ gameCode }) => gameCode));
    expect(tables.length).toBeGreaterThan(20);
    for (const { game, kind, minimum, maximum, players, lastResults } of tables) {
      expect(listed).toContain(game.gameCode);
      expect(['baccarat', 'dragon-tiger', 'roulette', 'sic-bo']).toContain(kind);
      expect(Number(minimum)).toBeGreaterThan(0);
      expect(Number(maximum)).toBeGreaterThan(Number(minimum));
      expect({ players, lastResults }).toEqual({ players: 0, lastResults: [] });
    }
  });

  test('GAME-07 a table under maintenance cannot be joined and is left out', async () => {
    const before = codes(await openTables());
    await closeGames(world, { games: [first.gameCode] });
    expect(codes(await openTables())).toEqual(before.filter((code) => code !== first.gameCode));
  });
});
