import { getHumanChallenge, listGames, listHotGames, listVendorCards, listWinners } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { createSharedRates } from '../platform/http/rate/rates.ts';
import { rateLimits } from '../platform/http/rate/rate-limits.ts';
import { createModules } from './compose/index.ts';

const world = await testDatabase({ variables: { TRUST_PROXY: '127.0.0.1', PELITA_SANDBOX: '0' } });
const application = await createModules(world.platform, { isShortCatalogue: true });
for (const { seed } of application.modules) await seed?.(world.database);
const server = await testServer(world, { ...application, rates: createSharedRates(world.database) });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('REL-02 the lists of the lobby bear a minute of typing and scrolling, and refuse what no person does', async () => {
  const letters = 'lantern of the seven seas';
  for (let at = 1; at <= letters.length; at++)
    expect(
      (await server.send(listGames, { query: { gameName: letters.slice(0, at) } }, from('203.0.113.1'))).status,
    ).toBe(200);
  let asked = letters.length;
  while ((await server.send(listGames, { query: { pageNo: '1', pageSize: '1' } }, from('203.0.113.1'))).status === 200)
    asked += 1;
  expect(asked).toBe(rateLimits.search.uses);
  for (const list of [listGames, listHotGames, listVendorCards, listWinners])
    expect(await server.send(list, { query: {} }, from('203.0.113.1')), list.name).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
  expect((await server.send(listGames, { query: {} }, from('203.0.113.2'))).status).toBe(200);
  expect((await server.send(getHumanChallenge, {}, from('203.0.113.1'))).status).toBe(200);
  expect(rateLimits.search.uses / rateLimits.search.seconds).toBeGreaterThanOrEqual(10);
});
