import { expect, test } from 'vitest';
import { resultsConfiguration } from './results-configuration.ts';

const source = { url: 'https://results.example.com/v1' };

test('LOTT-07 a results feed names its source, a second one where there is one, and its games', () => {
  const read = resultsConfiguration().parse({ source: { ...source, key: 'a key' }, second: source, games: ['XSMB'] });
  expect(read).toEqual({
    source: { ...source, key: 'a key' },
    second: { ...source, key: null },
    games: ['XSMB'],
  });
});

test.each([
  ['an address without encryption', { source: { url: 'http://results.example.com' }, games: ['XSMB'] }],
  ['no games', { source, games: [] }],
  ['a game with another form', { source, games: ['xsmb'] }],
  ['an unknown word', { source, games: ['XSMB'], third: source }],
])('SEC-03 a results feed with %s is refused', (_what, described) => {
  expect(resultsConfiguration().safeParse(described).success).toBe(false);
});
