import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { createLaunchOrigins, FRESH_MS, STALE_MS } from './launch-origins.ts';

const world = await testDatabase();
let database: Pick<Database, 'reading'> = world.database;
let reads = 0;
const counted: Pick<Database, 'reading'> = {
  reading: (work) => {
    reads += 1;
    return database.reading(work);
  },
};
const origins = createLaunchOrigins({ ...world.platform, database: { ...world.database, ...counted } });

const register = (code: string, launchUrl: string) =>
  world.database.single(
    {
      name: 'test.provider',
      text: `insert into provider (code, name, public_key_pem, is_enabled, registered_at, launch_url)
             values ($1, $1, 'key', true, $2, $3)`,
    },
    [code, world.clock.now(), launchUrl],
  );
const one = 'https://one.example';
const two = 'https://two.example';

test('SEC-02 pages may frame each registered provider, known within two seconds and asked for once a second', async () => {
  expect(await origins()).toEqual([]);
  await register('ONE', `${one}/a?t={token}&u={user}&g={game_code}`);
  await register('ONE_MORE', `${one}/b?t={token}&u={user}&g={game_code}`);
  for (let page = 0; page < 50; page++) expect(await origins()).toEqual([]);
  expect(reads).toBe(1);
  world.clock.advance({ milliseconds: STALE_MS + 1 });
  expect(await Promise.all([origins(), origins()])).toEqual([[one], [one]]);
  expect(reads).toBe(2);
  world.clock.advance({ milliseconds: FRESH_MS + 1 });
  await register('TWO', `${two}/?t={token}&u={user}&g={game_code}`);
  expect(await origins()).toEqual([one]);
  await expect.poll(origins).toEqual([one, two]);
});

test('REL-02 without a database the last answer is kept, and one page at most has waited', async () => {
  let fail = (_reason: Error): void => {};
  database = { reading: () => new Promise((_resolve, reject) => (fail = reject)) };
  world.clock.advance({ minutes: 1 });
  const waiting = origins();
  fail(new Error('no database'));
  expect(await waiting).toEqual([one, two]);
  world.clock.advance({ minutes: 1 });
  expect(await origins()).toEqual([one, two]);
  fail(new Error('still none'));
  database = world.database;
  await expect
    .poll(async () => {
      world.clock.advance({ minutes: 1 });
      return origins();
    })
    .toEqual([one, two]);
});
