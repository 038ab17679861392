import { expect, test } from 'vitest';
import { problemsOf } from './checks/schema.mjs';

const declared = {
  ledByPlayer: { purse: 'player_id' },
  keyedOtherwise: { token: 'it is shown alone' },
  keysApart: {},
  withoutPrimaryKey: {},
};
const PURSE = 'create table purse (player_id uuid not null, id uuid not null, name text, primary key (player_id, id));';
const TOKEN = 'create table token (hash bytea primary key, player_id uuid not null);';

const problems = (sql: string, changed: Partial<typeof declared> = {}) =>
  problemsOf([{ path: 'purse.sql', text: `${PURSE}\n${TOKEN}\n${sql}` }], { ...declared, ...changed });

test('SCALE-02 a schema whose keys begin with the player passes, whatever its comments say', () => {
  expect(
    problems(`
      -- create sequence, listen and pg_advisory_lock are not for here;
      create index purse_by_name on purse (name);
      create unique index purse_once on purse (player_id, name) where name <> ';create sequence s';
      create table vendor (code text primary key check (code ~ '^[A-Z]{2,9}$')) with (fillfactor = 90);
      create table title (code text primary key, vendor_code text not null references vendor (code));
      create or replace function told() returns trigger language plpgsql as $$ begin return null; end $$;
      create or replace trigger title_changed after insert on title for each statement execute function told();`),
  ).toEqual([]);
});

const refused = [
  ['a table without primary key', 'create table loose (a int, b text);', 'loose has no primary key'],
  [
    'a primary key that begins with something else',
    'alter table purse drop constraint purse_pkey; alter table purse add primary key (id, player_id);',
    'purse (id, player_id) does not begin with the player: begin it with player_id',
  ],
  ['such a unique constraint', 'alter table purse add unique (id);', 'purse (id) does not begin with the player'],
  ['such a unique column', 'alter table purse add column code text unique;', 'purse (code) does not begin'],
  [
    'such a unique index',
    'create unique index once on purse (lower(name), player_id);',
    'purse (lower(name), player_id)',
  ],
  [
    'a table with a player that is not declared',
    'create table trip (id uuid primary key, player_id uuid);',
    'in ledByPlayer',
  ],
  ['a serial', 'create table step (id bigserial primary key);', 'step.id counts by a sequence: make a UUIDv7'],
  [
    'an identity column',
    'create table step (id bigint generated always as identity primary key);',
    'step.id counts by a sequence',
  ],
  ['a sequence', 'create sequence step_number;', 'counts by a sequence'],
  [
    'an advisory lock in a function',
    'create or replace function f() returns void language sql as $$\nselect pg_advisory_xact_lock(1) $$;',
    'purse.sql:4 takes an advisory lock: lock a row instead',
  ],
  ['LISTEN', 'listen news;', 'speaks by NOTIFY: publish an event'],
  ['pg_notify', `select pg_notify('news', 'x');`, 'speaks by NOTIFY'],
  [
    'a foreign key on a table that the player leads',
    'alter table purse add foreign key (id) references token (hash);',
    'purse refers to token by a foreign key: write both rows in one transaction',
  ],
  [
    'one on a table that holds a player',
    'alter table token add foreign key (hash) references purse (id);',
    'token refers',
  ],
  [
    'one to a table that the player leads',
    'create table page (id uuid primary key references purse (id));',
    'page refers',
  ],
  [
    'a trigger on a table that the player leads',
    'create or replace trigger purse_changed after update on purse for each row execute function f();',
    'purse has the trigger purse_changed: do it in the statement',
  ],
  ['a table made of a query', 'create table copied as select * from purse;', 'cannot be read'],
  ['a change hidden in a do block', 'do $$ begin create table hidden (a int); end $$;', 'outside of a do block'],
] as const;

test.each(refused)('SCALE-02 refused is %s, with what to do instead', (_what, sql, sentence) => {
  expect(problems(sql)).toEqual([expect.stringContaining(sentence)]);
});

test('SCALE-02 a key may be excepted with its reason, and no exception outlives its key', () => {
  const apart = 'create unique index purse_name on purse (name);';
  const keysApart = { 'purse (name)': 'it is asked for by its name alone' };
  expect(problems(apart, { keysApart })).toEqual([]);
  expect(problems('', { keysApart })).toEqual([expect.stringContaining('take the line out')]);
  expect(problems('drop table token;')).toEqual([expect.stringContaining('speaks of token')]);
  expect(problems('', { withoutPrimaryKey: { purse: 'not yet' } })).toEqual([expect.stringContaining('excuses purse')]);
});
