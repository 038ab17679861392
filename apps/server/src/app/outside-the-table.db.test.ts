import { listGames } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const [game] = (await server.send(listGames, { query: { pageSize: '1' } })).value.games;

test('API-06 an address with a character that nothing can have in its name is unknown, on every route', async () => {
  for (const path of [
    '/studio/play/%00',
    `/studio/play/${game?.gameCode}%00`,
    '/studio/symbols/1/%00/wild.svg',
    '/art/1/game/%00.svg',
    '/art/1/vendor/%00.svg',
    '/dev/bank/%00',
    '/studio/assets/%00',
    '/studio/assets/page%00.js',
  ]) {
    expect({ path, status: (await server.call(path)).status }).toEqual({ path, status: 404 });
  }
});

test('API-06 what the folder of the studio does not give away does not exist', async () => {
  for (const path of [
    '..%5c..%5cpackage.json',
    '..%2f..%2fpackage.json',
    '%2e%2e%2fx',
    `${'a'.repeat(5_000)}.js`,
    'x/',
  ]) {
    const { status, text } = await server.call(`/studio/assets/${path}`);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(text).not.toContain('internal_error');
  }
});
