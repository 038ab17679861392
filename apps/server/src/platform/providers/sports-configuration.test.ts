import { expect, test } from 'vitest';
import { sportsConfiguration } from './sports-configuration.ts';

test('a sports feed names its address, its key and the book that lists it', () => {
  const described = { book: 'padang-sukan-maya', url: 'https://feed.example.com/v1', key: 'a key' };
  expect(sportsConfiguration().parse(described)).toEqual(described);
});

test.each([
  ['an address without encryption', { book: 'a-book', url: 'http://feed.example.com' }],
  ['no book', { url: 'https://feed.example.com' }],
  ['a book with another form', { book: 'A BOOK', url: 'https://feed.example.com' }],
  ['a key of two lines', { book: 'a-book', url: 'https://feed.example.com', key: 'a\nb' }],
  ['an unknown word', { book: 'a-book', url: 'https://feed.example.com', second: {} }],
])('SEC-03 a sports feed with %s is refused', (_what, described) => {
  expect(sportsConfiguration().safeParse(described).success).toBe(false);
});
