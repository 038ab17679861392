import { expandIndex, gameIndex, listGames, searchIndex } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { tables } from './store.ts';

const world = await testDatabase();
const server = await testServer(world);
const fetched = async () => (await server.send(gameIndex, { query: {} })).value;
const ask = (headers: Record<string, string>) => server.call(gameIndex.path, { headers });

test('API-01 GCSGAME_gameIndex FIND-01 holds every listed title, as the lists show it', async () => {
  const index = expandIndex(await fetched());
  const { games, totalCount } = (await server.send(listGames, { query: { pageSize: '100' } })).value;
  expect(index.size).toBe(totalCount);
  for (const game of games) {
    const { gameCode, nodeId, gameName, vassalage, vendorName, gameType, rtpPercent, isNew } = game;
    const row = index.rowOf(nodeId);
    const same = { gameCode, nodeId, gameName, vassalage, vendorName, gameType, rtpPercent, isNew };
    expect(index.game(row)).toMatchObject({ ...same, icon: game.defaultIcon });
    expect(searchIndex(index, gameName, 5).map((hit) => hit.gameCode)).toContain(gameCode);
  }
});

test('GCSGAME_gameIndex is fetched once a version: known by its ETag it is 304, and after a change it is another', async () => {
  const first = await ask({ 'accept-encoding': 'br' });
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('max-age');
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  expect((await ask({ 'accept-encoding': 'gzip' })).text).toBe(first.text);
  expect((await ask({ 'accept-encoding': 'identity' })).text).toBe(first.text);

  await rename('koi-rising', 'Koi Rising Again');
  const changed = await ask({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  const [hit] = searchIndex(expandIndex(await fetched()), 'koi rising again', 1);
  expect(hit).toMatchObject({ gameName: 'Koi Rising Again', gameCode: 'koi-rising' });
});

async function rename(code: string, name: string): Promise<void> {
  await world.database.transaction((tx) =>
    tables(tx).updateTable('game').set({ name }).where('code', '=', code).execute(),
  );
}
