import { Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Tx } from '../database/tx.ts';
import type { JobHandler } from '../module.ts';
import { CarrierFailure } from '../providers/carrier-failure.ts';

const world = await testDatabase();
const { database, platform } = world;
const handled: string[] = [];
const arrivals = new Map<string, () => void>();

function arrival(text: string): Promise<void> {
  return handled.includes(text) ? Promise.resolve() : new Promise((resolve) => arrivals.set(text, resolve));
}

function note(text: string): void {
  handled.push(text);
  arrivals.get(text)?.();
}

let failures = 0;
let refusals = 0;
let crowds = 0;
const handlers: JobHandler[] = [
  {
    name: 'test.greet',
    async handle(tx: Tx, data) {
      const text = `insert into first_run_step (name, done_at) values ($1, $2) on conflict do nothing`;
      await tx.run({ name: 'test.greet', text }, [data['name'], tx.now]);
      note(String(data['name']));
    },
  },
  {
    name: 'test.stumble',
    async long() {
      failures += 1;
      if (failures === 1) throw new Error('the first time it fails');
      note('stumbled');
    },
  },
  {
    name: 'test.carry',
    async long() {
      refusals += 1;
      note('refused');
      throw new CarrierFailure('the mail server did not take a letter: EENVELOPE, answer 550', { isFinal: true });
    },
  },
  {
    name: 'test.crowded',
    async long() {
      crowds += 1;
      if (crowds === 1) throw new Refusal('overloaded');
      note('crowded');
    },
  },
  { name: 'test.nightly', schedule: '5 4 * * *', async long() {} },
];
const greet = (tx: Tx, name: string) => tx.enqueue({ name: 'test.greet', data: { name } });

test('a job enqueued before anybody works waits in the database', async () => {
  await database.transaction((tx) => greet(tx, 'early'));
  expect(await jobsOf('test.greet')).toBe(1n);
});

test('a job of a transaction that is rolled back does not exist', async () => {
  const refused = database.transaction(async (tx) => {
    await greet(tx, 'never');
    throw new Refusal('insufficient_balance');
  });
  await expect(refused).rejects.toThrow('insufficient_balance');
  expect(await jobsOf('test.greet')).toBe(1n);
});

test('jobs run once there is a worker, in a transaction of their own, and one that fails is tried again', async () => {
  // As an earlier version has left it, whose job had another name.
  await database.transaction((tx) => tx.enqueue({ name: 'test.renamed', data: {} }));
  const left = `insert into pgboss.schedule (name, cron) values ('test.renamed', '0 0 1 1 *')`;
  await database.single({ name: 'test.earlier-version', text: left }, []);
  await platform.jobs.work(handlers, database, 'Asia/Kuala_Lumpur');
  await arrival('early');
  await database.transaction((tx) => greet(tx, 'later'));
  await database.transaction((tx) => tx.enqueue({ name: 'test.stumble', data: {} }));
  await arrival('later');
  await arrival('stumbled');
  expect(failures).toBe(2);
  expect(handled).not.toContain('never');
});

test('a job that finds the database full is tried again, and is no defect in the log', async () => {
  const [warn, error] = [vi.spyOn(platform.log, 'warn'), vi.spyOn(platform.log, 'error')];
  onTestFinished(() => [warn, error].forEach((spy) => spy.mockRestore()));
  await database.transaction((tx) => tx.enqueue({ name: 'test.crowded', data: {} }));
  await arrival('crowded');
  expect(warn.mock.calls).toContainEqual([
    expect.objectContaining({ job: 'test.crowded' }),
    'a job found the database full and will be tried again',
  ]);
  expect(error).not.toHaveBeenCalled();
});

test('what a carrier refuses for good is not tried again, and its job has ended', async () => {
  await database.transaction((tx) => tx.enqueue({ name: 'test.carry', data: {} }));
  await arrival('refused');
  const state = { name: 'test.carry-state', text: `select state from pgboss.job where name = 'test.carry'` };
  await expect.poll(() => database.single(state, []), { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
  expect(refusals).toBe(1);
});

test('jobs that wait for the same worker are worked through without a pause between them', async () => {
  const statements = heardStatements();
  const names = Array.from({ length: 40 }, (_, at) => `guest ${at}`);
  await database.transaction(async (tx) => {
    for (const name of names) await greet(tx, name);
  });
  await Promise.all(names.map(arrival));
  expect(statements().looks).toBeLessThan(names.length / 2);
  expect(statements().fetches).toBeGreaterThanOrEqual(names.length);
});

test('workers without work ask the database all together', async () => {
  const statements = heardStatements();
  await expect.poll(() => statements().looks, { timeout: 20_000 }).toBeGreaterThan(3);
  // A fetch by each worker for each look would be twice as many.
  const { looks, fetches } = statements();
  expect(fetches).toBeLessThan((looks * handlers.length) / 2);
});

test('a schedule is kept in the brand’s zone, and one of an earlier version ends', async () => {
  const rows = await database.single<{ name: string; cron: string; timezone: string }>(
    { name: 'test.schedules', text: 'select name, cron, timezone from pgboss.schedule' },
    [],
  );
  expect(rows).toEqual([{ name: 'test.nightly', cron: '5 4 * * *', timezone: 'Asia/Kuala_Lumpur' }]);
});

/** Counts what the queue asks from now on: looks for all queues, and fetches of a single one. */
function heardStatements(): () => { looks: number; fetches: number } {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const heard = (part: string) => query.mock.calls.filter(([text]) => String(text).includes(part)).length;
  return () => ({ looks: heard('as queue (name)'), fetches: heard('next AS (') });
}

async function jobsOf(name: string): Promise<bigint | undefined> {
  const text = 'select count(*) as count from pgboss.job where name = $1';
  const [row] = await database.single<{ count: bigint }>({ name: 'test.jobs', text }, [name]);
  return row?.count;
}
