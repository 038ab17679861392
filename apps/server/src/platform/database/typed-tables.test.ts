import { expect, test } from 'vitest';
import { createQueryNames } from './typed-tables.ts';

test('a text has one name in every database, and a database that has named enough takes none from another', () => {
  const [nameOf, nameOfOther] = [createQueryNames(), createQueryNames()];
  const texts = Array.from({ length: 500 }, (_, at) => `select ${at}`);
  const names = texts.map(nameOf);
  expect(new Set(names).size).toBe(500);
  expect(texts.map(nameOf)).toEqual(names);
  expect(nameOf('select 500')).toBeUndefined();
  expect(nameOfOther('select 500')).toMatch(/^typed\.[\w-]{24}$/);
  expect(nameOfOther('select 7')).toBe(names[7]);
});

test('a text for every column, or a long one, has no name', () => {
  const nameOf = createQueryNames();
  expect(nameOf('select * from draw')).toBeUndefined();
  expect(nameOf(`select ${'1, '.repeat(1_000)}1`)).toBeUndefined();
});
