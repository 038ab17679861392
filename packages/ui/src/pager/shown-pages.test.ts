import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test.each<[number, number, (number | null)[]]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('SHELL-10 on page %i of %i the pager shows three pages and one at each margin', (current, total, shown) => {
  expect(shownPages(current, total)).toEqual(shown);
});
