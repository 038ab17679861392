import { testDatabase } from '@pelita/testkit';
import { expect, test, vi } from 'vitest';
import { keptRounds } from './kept-rounds.ts';

const world = await testDatabase();

test('FAIR-03 a count of rounds is kept for seconds, made anew beside the lists, and waited for after a minute', async () => {
  let played = 0;
  const count = vi.fn(async () => new Map([['koi', ++played]]));
  const rounds = keptRounds(world.database, count, () => {});
  const asked = () => world.database.reading(async (tx) => (await rounds(tx)).get('koi'));
  expect(await asked()).toBe(1);
  world.clock.advance({ milliseconds: 4_999 });
  expect(await asked()).toBe(1);
  expect(count).toHaveBeenCalledTimes(1);

  world.clock.advance({ milliseconds: 1 });
  expect(await asked()).toBe(1);
  await vi.waitFor(async () => expect(await asked()).toBe(2));
  expect(count).toHaveBeenCalledTimes(2);

  world.clock.advance({ minutes: 1 });
  expect(await asked()).toBe(3);
});

test('REL-01 a count that fails leaves the last one standing, and is tried again', async () => {
  const failures: unknown[] = [];
  const counts = [new Map([['koi', 1]]), null, new Map([['koi', 2]])];
  const count = async () => counts.shift() ?? Promise.reject(new Error('no answer'));
  const rounds = keptRounds(world.database, count, (error) => failures.push(error));
  const asked = () => world.database.reading(async (tx) => (await rounds(tx)).get('koi'));
  expect(await asked()).toBe(1);
  world.clock.advance({ seconds: 5 });
  expect(await asked()).toBe(1);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  await vi.waitFor(async () => expect(await asked()).toBe(2));
});
