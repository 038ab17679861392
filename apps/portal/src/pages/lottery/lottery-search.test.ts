import { expect, test } from 'vitest';
import { lotterySearch } from './lottery-search.ts';

test('ROUTE-04 LOTT-10 a lottery’s address names its game, how it is bet on and where it was launched from', () => {
  const asked = { gameCode: 'XSMN-TPHCM', playType: 'lo2', backUrl: '/rng?page=KIRANA' };
  expect(lotterySearch.read(asked)).toEqual(asked);
});

test.each([
  ['gameCode', 'xsmb'],
  ['gameCode', 'X'.repeat(33)],
  ['gameCode', '<script>'],
  ['gameCode', ''],
  ['playType', 'lo 2'],
  ['playType', '__proto__'],
  ['backUrl', 'https://elsewhere.example/'],
  ['backUrl', '//elsewhere.example'],
  ['backUrl', '/\\elsewhere.example'],
  ['backUrl', 'javascript:alert(1)'],
])('ROUTE-04 a %s of %s is as if it were not there', (name, value) => {
  expect(lotterySearch.read({ [name]: value })).toEqual({});
});
