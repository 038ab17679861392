import {
  type Call,
  getRecentGames,
  launchGame,
  listAnnouncements,
  listFavourites,
  listGames,
  listHotGames,
  listRooms,
  listVendorCards,
  listVendorsByCategory,
  listWinners,
  removeFavourite,
} from '@pelita/contract';
import { newTrial, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const { token } = await newTrial(server);

/** Percent-encoded already: some of it is nothing that an encoder would write. */
const unreadable = ['%00', 'a%00b', '%ED%A0%80', '%C3%28', '%', '%zz'];
const strange = [
  '',
  '%20',
  '-1',
  '0',
  '1e9',
  '1.5',
  'NaN',
  'Infinity',
  '9'.repeat(30),
  'x'.repeat(300),
  'null',
  'true',
  '%5Bobject%20Object%5D',
  '__proto__',
  'constructor',
  "'%20or%201=1%20--",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%25',
  '.*',
  '(',
  '%5C',
  '%F0%9F%8E%B0',
  '%E0%B8%A8',
  '%D9%82',
  '%CC%81',
];

const calls: Call[] = [
  listGames,
  listHotGames,
  listVendorsByCategory,
  listVendorCards,
  listWinners,
  removeFavourite,
  getRecentGames,
  listFavourites,
  listRooms,
  launchGame,
  listAnnouncements,
];

describe.each(calls.map((call) => [call.name, call] as const))('API-05 %s', (_name, call) => {
  const names = Object.keys((call.query as unknown as { def: { shape: object } }).def.shape);
  const ask = (query: string) => server.call(`${call.path}?${query}`, { method: call.method, token });

  test('answers every strange value with a value or a 4xx that names the field', async () => {
    for (const name of names) {
      const answers = await Promise.all(
        strange.map(async (value) => ({ value, answer: await ask(`${name}=${value}`) })),
      );
      for (const { value, answer } of answers) {
        const what = `${name}=${value} ${answer.text.slice(0, 200)}`;
        expect([200, 400, 404], what).toContain(answer.status);
        const { success, code } = answer.body as { success: boolean; code?: string };
        expect([success, code !== undefined], what).toEqual([answer.status === 200, answer.status !== 200]);
      }
    }
  });

  test('refuses what is no text and what is said twice, also in names that no call reads', async () => {
    for (const name of [...names, 'unknown']) {
      for (const query of [...unreadable.map((value) => `${name}=${value}`), `${name}=1&${name}=2`]) {
        const answer = await ask(query);
        expect(answer, query).toMatchObject({
          status: 400,
          body: { code: 'invalid_field', fields: expect.anything() },
        });
      }
    }
  });
});
