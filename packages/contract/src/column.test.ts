import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { column, text, textOrZero, whole } from './column.ts';

test.each([
  ['texts', column(text), ['', 'Naga Bulan'], [['a', 1], 'a', null]],
  ['whole numbers', column(whole), [0, -1, 10_001], [[1.5], ['1'], [Number.NaN], [2 ** 53]]],
  ['texts or 0', column(textOrZero), ['a', 0], [[1], [null], { 0: 'a' }]],
])('API-03 a column of %s takes what its kind is, and nothing else', (_, schema, good, bad) => {
  expect(schema.parse(good)).toEqual(good);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

test('a column is described as the list that it is', () => {
  expect(z.toJSONSchema(column(whole))).toMatchObject({ type: 'array', items: { type: 'integer' } });
  expect(z.toJSONSchema(column(textOrZero))).toMatchObject({ items: { anyOf: [{ type: 'string' }, { const: 0 }] } });
});
