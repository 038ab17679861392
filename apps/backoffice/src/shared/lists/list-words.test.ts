import { officeLists } from '@pelita/contract/office';
import { en as english } from '@pelita/i18n/messages';
import { expect, test } from 'vitest';
import { keysOf } from './list-words.ts';

test('OPS-02 every column, filter and choice of every list has a word', () => {
  const needed = officeLists.flatMap(({ list }) => keysOf(list));
  expect(needed.filter((key) => !Object.hasOwn(english.officeLists, key))).toEqual([]);
});
