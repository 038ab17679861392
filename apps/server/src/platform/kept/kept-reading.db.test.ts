import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { databaseLimits } from '../database/limits.ts';
import type { Tx } from '../database/tx.ts';
import { FRESH_MS, keptReading, WAITED_FOR_MS } from './kept-reading.ts';

const world = await testDatabase();
const clock = world.clock;

/** Each reading answers the number of readings begun, once the test lets it end. */
function counted() {
  const ends: (() => void)[] = [];
  const failures: unknown[] = [];
  let begun = 0;
  let isBroken = false;
  const read = async (): Promise<number> => {
    begun += 1;
    const own = begun;
    if (isBroken) throw new Error('no answer');
    await new Promise<void>((end) => ends.push(end));
    return own;
  };
  const ask = keptReading(world, read, (error) => failures.push(error));
  const end = async () => {
    await expect.poll(() => ends.length).toBe(1);
    ends.pop()?.();
  };
  return { ask, end, failures, begun: () => begun, breakOff: () => (isBroken = true) };
}

test('FAIR-03 however many ask at once, one reading answers them all, and is kept for some seconds', async () => {
  const { ask, end, begun } = counted();
  const answers = Array.from({ length: 20 }, ask);
  await end();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([1]));
  clock.advance({ milliseconds: FRESH_MS - 1 });
  expect([await ask(), begun()]).toEqual([1, 1]);
});

test('an answer that is no longer fresh is given while it is read anew, and one that is old is waited for', async () => {
  const { ask, end, begun } = counted();
  const first = ask();
  await end();
  expect(await first).toBe(1);
  clock.advance({ milliseconds: FRESH_MS });
  expect([await ask(), await ask()]).toEqual([1, 1]);
  await end();
  await expect.poll(ask).toBe(2);
  expect(begun()).toBe(2);
  clock.advance({ milliseconds: WAITED_FOR_MS });
  const waited = ask();
  await end();
  expect(await waited).toBe(3);
});

test('REL-01 a reading that fails leaves the last answer, and says so', async () => {
  const { ask, end, failures, breakOff } = counted();
  const first = ask();
  await end();
  await first;
  breakOff();
  clock.advance({ milliseconds: FRESH_MS });
  expect(await ask()).toBe(1);
  await expect.poll(() => failures.length).toBe(1);
  expect(await ask()).toBe(1);
  await expect.poll(() => failures.length).toBe(2);
});

test('REL-02 readings of much take no connection from the bets, however many of them are under way', async () => {
  const { database } = world;
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  const scans = Array.from({ length: databaseLimits.scanConnections + databaseLimits.scansWaiting }, () =>
    database.scanning(async () => held),
  );
  await expect(database.scanning(async () => held)).rejects.toMatchObject({ code: 'overloaded' });
  const bets = Array.from({ length: databaseLimits.connections }, () =>
    database.transaction(async (tx: Tx) => tx.run({ name: 'test.one', text: 'select 1' }, [])),
  );
  await expect(Promise.all(bets)).resolves.toHaveLength(databaseLimits.connections);
  letGo();
  await Promise.all(scans);
});
