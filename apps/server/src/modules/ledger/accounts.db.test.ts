import { readdirSync, readFileSync } from 'node:fs';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { books, declaredAccounts, isCounterAccount } from './accounts.ts';

const world = await testDatabase();
const functions = new URL('../../../functions/', import.meta.url);
const sources = new URL('../../', import.meta.url);

test('the books that the database takes are those that are declared', async () => {
  const text = 'select book::ledger_book as taken from unnest($1::text[]) as book';
  const names = Object.keys(books);
  expect(await world.database.single({ name: '', text }, [names])).toHaveLength(names.length);
  await expect(world.database.single({ name: '', text }, [['gold']])).rejects.toThrow('ledger_book_check');
});

test('every account that a function of the database names is declared', () => {
  const declared = new Set(declaredAccounts.map((pattern) => pattern.replace(/^\w+ /, '').replace('_%', '')));
  const named = sqlFiles().flatMap(({ sql }) => sql.match(/(?<=')(house|vendor|pool):\w*(?=')/g) ?? []);
  expect(named).toContain('house:clearing');
  // `house:` alone is completed by the name of an accrual.
  expect(named.filter((account) => account !== 'house:' && !declared.has(account))).toEqual([]);
});

test('one statement writes transfers', () => {
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))
    .map((name) => ({ name, sql: readFileSync(new URL(name, sources), 'utf8') }));
  const writers = [...sqlFiles(), ...code].filter(({ sql }) => /insert into (public\.)?transfer\b/.test(sql));
  expect(writers.map(({ name }) => name)).toEqual(['new-transfer.sql']);
});

test.each([
  ['real', 'house:cash:BANK', true],
  ['real', 'vendor:STUDIO', true],
  ['play', 'vendor:STUDIO', true],
  ['play', 'house:cash:BANK', false],
  ['points', 'house:grant', false],
  ['rebate', 'house:accrued', false],
  ['real', 'house:cash', false],
  ['real', 'house:cash:', false],
  ['real', 'house:cash:a b', false],
  ['real', 'wallet', false],
  ['real', 'held', false],
] as const)('in the %s book, %s as the other side: %s', (book, account, isOne) => {
  expect(isCounterAccount(book, account)).toBe(isOne);
});

function sqlFiles(): { name: string; sql: string }[] {
  return readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => ({
      name: path.split('/').at(-1) ?? path,
      sql: readFileSync(new URL(path, functions), 'utf8').replaceAll(/--.*$/gm, ''),
    }));
}
