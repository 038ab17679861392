import { Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { pruneRates } from './prune-rates.ts';
import { createSharedRates } from './rates.ts';

const world = await testDatabase();
/** As two processes have them. */
const [here, there] = [createSharedRates(world.database), createSharedRates(world.database)];
const limit = { name: 'test', uses: 6, seconds: 60 };
const refusalOf = (use: Promise<void>) =>
  use.then(
    () => null,
    (error: unknown) => error,
  );
const rows = () => world.database.single<{ key: string }>({ name: 'test.rates', text: 'select key from rate_use' }, []);

test('SCALE-01 uses at two processes at once are counted together, and the one over the limit is refused', async () => {
  const uses = await Promise.all(
    Array.from({ length: 9 }, (_, at) => refusalOf((at % 2 ? here : there).take(limit, 'one'))),
  );
  const refused = uses.filter((use) => use !== null);
  expect(refused).toHaveLength(3);
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).code).toBe('too_many_requests');
    expect((refusal as Refusal).details.retryAfterSeconds).toBeGreaterThan(30);
  }
  await here.take(limit, 'another');
  await here.take({ ...limit, name: 'another' }, 'one');
});

test('a limit that guards a process is counted by each for itself, without the database', async () => {
  const own = { ...limit, name: 'own', uses: 1, guardsProcess: true } as const;
  await Promise.all([here.take(own, 'one'), there.take(own, 'one')]);
  expect(await refusalOf(here.take(own, 'one'))).toBeInstanceOf(Refusal);
  expect((await rows()).filter(({ key }) => key.startsWith('own'))).toEqual([]);
});

test('counts whose window is over are thrown away, the others stay', async () => {
  await here.take({ ...limit, name: 'over', seconds: 1 }, 'one');
  const before = await rows();
  await pruneAt(Temporal.Instant.from('2001-01-01T00:00Z'));
  expect(await rows()).toEqual(before);
  await pruneAt(Temporal.Instant.from('2101-01-01T00:00Z'));
  expect(await rows()).toEqual([]);
});

async function pruneAt(now: Temporal.Instant): Promise<void> {
  await world.database.transaction(async (tx) => pruneRates.handle?.({ ...tx, now }, {}));
}
