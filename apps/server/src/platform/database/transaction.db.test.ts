import { Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import pg from 'pg';
import { expect, test } from 'vitest';
import { connectionConfig, openConnections } from './connections.ts';
import type { Statement, Tx } from './tx.ts';

const world = await testDatabase();
const { database, clock } = world;
type Tables = { counter: { name: string; value: bigint; changed_at: Temporal.Instant; notes: string[] } };

const sql = (text: string): Statement => ({ name: text.slice(0, 60), text });
const columns = 'name text primary key, value bigint not null, changed_at timestamptz not null, notes text[] not null';
await world.asOwner(`create table counter (${columns})`);

async function insert(tx: Tx, name: string, value = 0n): Promise<void> {
  await tx.tables<Tables>().insertInto('counter').values({ name, value, changed_at: tx.now, notes: [] }).execute();
}

async function valueOf(name: string): Promise<bigint | undefined> {
  const [row] = await database.single<{ value: bigint }>(sql('select value from counter where name = $1'), [name]);
  return row?.value;
}

test('money keeps its 64 bits and an instant its milliseconds on the way through the database', async () => {
  const largest = 2n ** 63n - 1n;
  clock.set('2026-03-02T04:05:06.789Z');
  await database.transaction(async (tx) => {
    await tx
      .tables<Tables>()
      .insertInto('counter')
      .values({ name: 'largest', value: largest, changed_at: tx.now, notes: ['a "b"', 'c,d'] })
      .execute();
    const row = await tx
      .tables<Tables>()
      .selectFrom('counter')
      .selectAll()
      .where('name', '=', 'largest')
      .executeTakeFirst();
    expect(row).toEqual({ name: 'largest', value: largest, changed_at: clock.now(), notes: ['a "b"', 'c,d'] });
    const [arrays] = await tx.run<object>(sql('select $1::bigint[] as money, $2::timestamptz[] as times'), [
      [largest, null],
      [tx.now],
    ]);
    expect(arrays).toEqual({ money: [largest, null], times: [tx.now] });
  });
});

test('an unawaited write is part of the commit, and fails it with its own reason', async () => {
  const put = sql(`insert into counter values ($1, 1, now(), '{}')`);
  await database.transaction(async (tx) => tx.write(put, ['written']));
  expect(await valueOf('written')).toBe(1n);
  const twice = database.transaction(async (tx) => {
    await insert(tx, 'beside it');
    tx.write(put, ['written']);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  const goneOn = database.transaction(async (tx) => {
    tx.write(put, ['written']);
    await insert(tx, 'beside it');
  });
  await expect(goneOn).rejects.toMatchObject({ code: '23505' });
  expect(await valueOf('beside it')).toBeUndefined();
});

test('a refusal rolls back what was written before it', async () => {
  const refused = database.transaction(async (tx) => {
    tx.write(sql(`insert into counter values ($1, 1, now(), '{}')`), ['never']);
    throw new Refusal('insufficient_balance');
  });
  await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await valueOf('never')).toBeUndefined();
});

test('a refusal rolls everything back and arrives as it was thrown', async () => {
  const refused = database.transaction(async (tx) => {
    await insert(tx, 'refused');
    throw new Refusal('insufficient_balance');
  });
  await expect(refused).rejects.toMatchObject({ name: 'Refusal', code: 'insufficient_balance' });
  expect(await valueOf('refused')).toBeUndefined();
});

test('a failed statement whose error was swallowed cannot pass for a commit', async () => {
  const swallowed = database.transaction(async (tx) => {
    await insert(tx, 'swallowed');
    await tx.run(sql('select 1 / 0'), []).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect(await valueOf('swallowed')).toBeUndefined();
});

test('a reading transaction cannot write', async () => {
  await expect(database.reading((tx) => insert(tx, 'read'))).rejects.toMatchObject({ code: '25006' });
});

test('a handle that outlives its transaction is refused', async () => {
  const kept = await database.transaction(async (tx) => ({ tx }));
  await expect(kept.tx.run(sql('select 1'), [])).rejects.toThrow('has ended');
  await expect(insert(kept.tx, 'late')).rejects.toThrow('has ended');
  await expect(kept.tx.publish({ topic: 'everyone', name: 'notice', data: {} })).rejects.toThrow('has ended');
});

test('transactions that deadlock are run again until all of them have committed', async () => {
  await database.transaction(async (tx) => {
    await insert(tx, 'left');
    await insert(tx, 'right');
  });
  const add = sql('update counter set value = value + 1 where name = $1');
  const runs: number[] = [];
  const holding = new Set<number>();
  const meeting = Promise.withResolvers<void>();
  const crosswise = (mine: number, [first, second]: [string, string]) =>
    database.transaction(async (tx) => {
      runs[mine] = (runs[mine] ?? 0) + 1;
      await tx.run(add, [first]);
      if (holding.add(mine).size === 2) meeting.resolve();
      await meeting.promise;
      await tx.run(add, [second]);
    });
  await Promise.all([crosswise(0, ['left', 'right']), crosswise(1, ['right', 'left'])]);
  expect([await valueOf('left'), await valueOf('right')]).toEqual([2n, 2n]);
  expect((runs[0] ?? 0) + (runs[1] ?? 0)).toBeGreaterThan(2);
});

test('a transaction that never serialises is given up after five runs', async () => {
  const attempts: number[] = [];
  const hopeless = database.transaction(async (tx) => {
    attempts.push(tx.attempt);
    await tx.run(sql(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`), []);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toEqual([1, 2, 3, 4, 5]);
});

test('REL-01 a connection that breaks in the middle heals: the transaction runs again and counts once', async () => {
  await database.transaction((tx) => insert(tx, 'healed'));
  let runs = 0;
  await database.transaction(async (tx) => {
    runs += 1;
    await tx.run(sql('update counter set value = value + 1 where name = $1'), ['healed']);
    if (runs === 1) await killBackend(tx);
    await tx.run(sql('select 2'), []);
  });
  expect(runs).toBe(2);
  expect(await valueOf('healed')).toBe(1n);
});

async function killBackend(tx: Tx): Promise<void> {
  const [mine] = await tx.run<{ pid: number }>(sql('select pg_backend_pid() as pid'), []);
  const other = new pg.Client({ ...connectionConfig(world.address), pipeline: false } as pg.ClientConfig);
  await other.connect();
  await other.query('select pg_terminate_backend($1, 5000)', [mine?.pid]);
  await other.end();
}

test('REL-02 transactions beyond the connections and the waiting room are refused as overloaded, not queued', async () => {
  const connections = openConnections({ address: world.address, log: world.platform.log, size: 1, waiting: 1 });
  const held = await connections.acquire();
  const waiting = connections.acquire();
  await expect(connections.acquire()).rejects.toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 1 } });
  held.release();
  (await waiting).release();
  const again = await connections.acquire();
  again.release();
  await connections.end();
});

test('REL-02 every connection carries the limits on statements, locks, idleness and whole transactions', async () => {
  const rows = await database.single<{ name: string; setting: string }>(
    sql(
      `select name, setting from pg_settings where name like '%\\_timeout' and setting <> '0' and context = 'user' order by 1`,
    ),
    [],
  );
  const limits = Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
  expect(limits).toMatchObject({ statement_timeout: 5_000, lock_timeout: 4_000, transaction_timeout: 10_000 });
  expect(limits['idle_in_transaction_session_timeout']).toBe(5_000);
});

test('REL-02 a statement that waits too long for a lock is refused as overloaded', async () => {
  await database.transaction((tx) => insert(tx, 'locked'));
  const lock = sql('select 1 from counter where name = $1 for update');
  const refused = database.transaction(async (tx) => {
    await tx.run(lock, ['locked']);
    await database.transaction(async (other) => {
      await other.run(sql(`set local lock_timeout = '50ms'`), []);
      await other.run(lock, ['locked']);
    });
  });
  await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
});
