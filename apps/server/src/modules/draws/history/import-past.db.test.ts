import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hotAndGaps, openedVietnamDraws } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { importPast } from './import-past.ts';

const world = await testDatabase();
const server = await testServer(world);
const file = new URL('../../../../../../packages/lottery/data/xsmb-results-2005-2024.csv.gz', import.meta.url);
const csv = gunzipSync(readFileSync(file)).toString('utf8');
const bring = (text: string, gameCode = 'XSMB') =>
  world.database.transaction((tx) => importPast(tx, { gameCode, csv: text }));

test('LOTT-06 the shared file of the north is imported whole, once, and trends count it', async () => {
  expect(await bring(csv)).toEqual({ added: 6939, known: 0 });
  expect(await bring(csv)).toEqual({ added: 0, known: 6939 });
  const { value } = await server.send(openedVietnamDraws, { query: { gameId: 'XSMB', count: '2' } });
  expect(value.map(({ numero }) => numero)).toEqual(['20241231', '20241230']);
  expect(value[0]).toMatchObject({ drawsAt: '2024-12-31T11:15:00Z', replayOf: null });
  const trends = await server.send(hotAndGaps, { params: { id: 'XSMB' }, query: { draws: '500' } });
  expect(trends.value.counted).toBe(500);
});

test.each([
  ['a day with other numbers', csv.replace(/^(2024-12-31,)\d+/m, '$100001'), 'Draw 20241231 has other numbers here'],
  ['a file of something else', 'name,age\nAli,7', 'Line 1: the columns date, special, prize1 to prize7_4 are needed.'],
  ['a day that is not over', csv.replace(/^2024-12-31,/m, '2026-03-02,'), '2026-03-02 is not over'],
])('LOTT-06 %s is refused and leaves no trace', async (_what, text, sentence) => {
  const count = () => world.database.single({ name: 'test.count', text: 'select count(*) from draw' }, []);
  const before = await count();
  await expect(bring(text)).rejects.toThrow(sentence);
  expect(await count()).toEqual(before);
});

test('LOTT-06 a game with other prizes, or none at all, is refused', async () => {
  await expect(bring(csv, 'SSC-1M')).rejects.toThrow('SSC-1M has other prizes');
  await expect(bring(csv, 'XSXX')).rejects.toThrow('There is no lottery game XSXX.');
});
