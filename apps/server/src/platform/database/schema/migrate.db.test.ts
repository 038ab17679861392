import { expect, test } from 'vitest';
import { inOrderOfNeed } from './function-files.ts';
import { migrate } from './migrate.ts';
import { readSchema } from './read-schema.ts';
import { type FunctionFile, type Migration, type Schema, SchemaRefused } from './schema.ts';
import { type FreshDatabase, freshDatabase, rowsOf } from './testing/fresh-database.ts';

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: sql });
const baseline = migration('baseline', 'create table a (id int); insert into a values (1);');
const second = migration('20261123T0400-second.sql', 'insert into a values (2);');

/** Function files: `{ doubled: '(n int) returns int language sql return n * 2;' }`. */
const functions = (bodies: Record<string, string>): FunctionFile[] =>
  inOrderOfNeed(
    Object.entries(bodies).map(([name, body]) => {
      const kind = /^(?:view|aggregate) /.exec(body)?.[0] ?? 'function ';
      const given = body.startsWith(kind) ? body.slice(kind.length) : body;
      const sql = `create or replace ${kind}${name} ${kind === 'view ' ? 'as ' : ''}${given}`;
      return { name, sql, checksum: sql };
    }),
  );
const schema = (migrations: Migration[], bodies: Record<string, string> = {}, functionsVersion = '1'): Schema => ({
  migrations,
  functions: functions(bodies),
  functionsVersion,
});

const idsOf = async (address: FreshDatabase) =>
  (await rowsOf<{ id: number }>(address, 'select id from a order by id')).map(({ id }) => id);
const answerOf = async (address: FreshDatabase, call: string) =>
  (await rowsOf<{ answer: unknown }>(address, `select ${call} as answer`))[0]?.answer;

test('migrations run in their order, and each once', async () => {
  const address = await freshDatabase();
  expect((await migrate(address, schema([baseline]))).migrations).toEqual([baseline.name]);
  expect((await migrate(address, schema([baseline, second]))).migrations).toEqual([second.name]);
  expect((await migrate(address, schema([baseline, second]))).migrations).toEqual([]);
  expect(await idsOf(address)).toEqual([1, 2]);
});

test('processes that start together take turns, so nothing is applied twice', async () => {
  const address = await freshDatabase();
  const all = schema([baseline, second], { one: '() returns int language sql return 1;' });
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(address, all)));
  expect(applied.flatMap(({ migrations }) => migrations).toSorted()).toEqual([second.name, baseline.name]);
  expect(applied.flatMap((one) => one.functions)).toEqual(['one']);
  expect(await idsOf(address)).toEqual([1, 2]);
});

test('a migration that fails leaves nothing of itself, of those before it, or of the functions', async () => {
  const address = await freshDatabase();
  await migrate(address, schema([baseline], { one: '() returns int language sql return 1;' }));
  const broken = migration('20261123T0500-broken.sql', 'insert into a values (3); select 1 / 0;');
  const next = schema([baseline, second, broken], { one: '() returns int language sql return 2;' }, '2');
  await expect(migrate(address, next)).rejects.toThrow('Migration 20261123T0500-broken.sql failed: division by zero');
  expect(await idsOf(address)).toEqual([1]);
  expect(await answerOf(address, 'one()')).toBe(1);
});

test.each([
  ['changed', schema([{ ...baseline, checksum: 'other' }])],
  ['removed', schema([baseline, migration('20261123T0500-third.sql', '')])],
  ['of a newer version', schema([baseline])],
  ['newer than a file that waits', schema([baseline, migration('20261123T0300-late.sql', 'drop table a'), second])],
])('a history that is %s is refused, and nothing is done', async (_how, other) => {
  const address = await freshDatabase();
  await migrate(address, schema([baseline, second]));
  await expect(migrate(address, other)).rejects.toBeInstanceOf(SchemaRefused);
  expect(await idsOf(address)).toEqual([1, 2]);
});

test('a function is replaced in place when its file changed, and left alone when not', async () => {
  const address = await freshDatabase();
  const oid = () => answerOf(address, `'one'::regproc::oid`);
  await migrate(
    address,
    schema([baseline], {
      one: '() returns int language sql return 1;',
      two: '() returns int language sql return one() + 1;',
    }),
  );
  const before = await oid();
  const next = schema(
    [baseline],
    { one: '() returns int language sql return 10;', two: '() returns int language sql return one() + 1;' },
    '2',
  );
  expect((await migrate(address, next)).functions).toEqual(['one']);
  expect([await answerOf(address, 'two()'), await oid()]).toEqual([11, before]);
  expect((await migrate(address, next)).functions).toEqual([]);
});

test.each([
  ['arguments', '(m int, n int) returns int language sql return m + n;', 'one(1, 4)', 5],
  ['return type', `(m int) returns text language sql return 'one';`, 'one(1)', 'one'],
  ['parameter’s name', '(n int) returns int language sql return n + 5;', 'one(1)', 6],
])(
  'a function whose %s change leaves no older one behind, though others were compiled with it',
  async (_what, body, call, answer) => {
    const address = await freshDatabase();
    const of = (one: string, two: string) => ({ one, two: `view select ${two} as answer` });
    await migrate(address, schema([baseline], of('(m int) returns int language sql return m;', 'one(1)')));
    await migrate(address, schema([baseline], of(body, call), '2'));
    expect(await answerOf(address, '(select answer from two)')).toBe(answer);
    expect(await answerOf(address, `(select count(*)::int from pg_proc where proname = 'one')`)).toBe(1);
  },
);

test('a function or view whose file is gone is dropped, with what was compiled with it', async () => {
  const address = await freshDatabase();
  const both = { one: '() returns int language sql return 1;', two: 'view select one() as answer' };
  await migrate(address, schema([baseline], both));
  await migrate(address, schema([baseline], {}, '2'));
  expect(await answerOf(address, `to_regproc('one')`)).toBeNull();
  expect(await answerOf(address, `to_regclass('two')`)).toBeNull();
});

test('an aggregate is replaced when its file changes, and dropped when it is gone', async () => {
  const address = await freshDatabase();
  const from = (start: number) => ({
    all_of: `aggregate (int) (sfunc = int4pl, stype = int, initcond = '${start}')`,
    all_a: 'view select all_of(id) as answer from a',
  });
  await migrate(address, schema([baseline], from(0)));
  expect(await answerOf(address, '(select answer from all_a)')).toBe(1);
  await migrate(address, schema([baseline], from(10), '2'));
  expect(await answerOf(address, '(select answer from all_a)')).toBe(11);
  await migrate(address, schema([baseline], {}, '3'));
  expect(await answerOf(address, `to_regproc('all_of')`)).toBeNull();
});

test('a migration may change what functions and views were compiled with', async () => {
  const address = await freshDatabase();
  const reading = {
    total: '() returns bigint language sql begin atomic select sum(id) from a; end;',
    all_a: 'view select id from a',
  };
  await migrate(address, schema([baseline], reading));
  const wider = migration('20261123T0500-wider.sql', 'alter table a alter column id type bigint');
  expect((await migrate(address, schema([baseline, wider], reading))).migrations).toEqual([wider.name]);
  expect(await answerOf(address, `total() || ' ' || (select pg_typeof(id) from all_a)`)).toBe('1 bigint');
});

test('triggers are those of their function’s file: one that left it is gone', async () => {
  const address = await freshDatabase();
  const noted = (...events: string[]) => {
    const triggers = events.map(
      (event) => `create or replace trigger on_${event} after ${event} on a execute function noted();`,
    );
    const body = `() returns trigger language plpgsql as $$ begin raise exception 'noted'; end $$;`;
    return { noted: `${body}\n${triggers.join('\n')}` };
  };
  await migrate(address, schema([baseline], noted('insert', 'update')));
  await expect(rowsOf(address, 'update a set id = 2')).rejects.toThrow('noted');
  await migrate(address, schema([baseline], noted('insert'), '2'));
  await rowsOf(address, 'update a set id = 2');
  await expect(rowsOf(address, 'insert into a values (3)')).rejects.toThrow('noted');
});

test('functions of a newer version are refused: an older process does not bring its own back', async () => {
  const address = await freshDatabase();
  const older = schema([baseline], { one: '() returns int language sql return 1;' }, '20261123T0400');
  await migrate(address, schema([baseline], { one: '() returns int language sql return 2;' }, '20261123T0500'));
  await expect(migrate(address, older)).rejects.toThrow(
    'its functions are of 20261123T0500, those of this version of 20261123T0400. Start that version',
  );
  expect(await answerOf(address, 'one()')).toBe(2);
});

test('the files of this version make a whole schema, and a second start finds nothing to do', async () => {
  const address = await freshDatabase();
  const own = await readSchema();
  expect((await migrate(address, own)).functions).toHaveLength(own.functions.length);
  expect(await migrate(address, own)).toEqual({ migrations: [], functions: [] });
});
