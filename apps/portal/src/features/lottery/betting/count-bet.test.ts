import { fraction } from '@pelita/games/fraction';
import { playTypeOf, ruleSetOf } from '@pelita/lottery';
import { expect, test } from 'vitest';
import { countBet } from './count-bet.ts';
import { baseOf, playGroupsOf } from './play-groups.ts';

const one = { unitMinor: 100n, multiple: 1, rebate: fraction(0) };

function count(rulesCode: string, id: string, content: string, stake = one) {
  const rules = ruleSetOf(rulesCode);
  const playType = rules && playTypeOf(rules, id);
  if (!rules || !playType) throw new Error(`${rulesCode} has no ${id}`);
  return countBet(rules, playType, content, stake);
}

test('LOTT-04 five numbers of lô cost a unit for each of the 27 numbers drawn, and each hit pays 99', () => {
  expect(count('XSMB', 'lo2', '07 13 27 61 88')).toEqual({
    bet: { lines: 5, units: 135, costMinor: 13_500n, bestMinor: 9_900n, paysEachHit: true },
  });
});

test('LOTT-04 choices for each of five positions multiply, with the stake and its multiple', () => {
  const counted = count('SSC', 'star5', '13|47|08|2|569', { ...one, unitMinor: 200n, multiple: 10 });
  expect(counted).toMatchObject({ bet: { lines: 24, units: 24, costMinor: 48_000n } });
});

test('LOTT-04 a rebate lowers what can be won, and nothing else', () => {
  const [full, rebated] = [fraction(0), fraction(32, 1000)].map((rebate) =>
    count('SSC', 'star5', '1|2|3|4|5', { ...one, rebate }),
  );
  // 100,000 to one at 1960 of 2000, and at 1896.
  expect(full).toMatchObject({ bet: { costMinor: 100n, bestMinor: 9_800_000n } });
  expect(rebated).toMatchObject({ bet: { costMinor: 100n, bestMinor: 9_480_000n } });
});

test('LOTT-04 what is no bet says why by the code of its fault', () => {
  expect(count('XSMB', 'lo2', '07 7')).toMatchObject({ fault: { fault: 'wrongLength', about: { token: '7' } } });
  expect(count('XSMB', 'lo2', '')).toMatchObject({ fault: { fault: 'empty' } });
});

test('LOTT-04 every play type of a game is behind one tab', () => {
  for (const code of [
    'XSMB',
    'XSMN',
    '4D-MY',
    'THAI',
    'M6',
    'SSC',
    'K3',
    '11X5',
    'PK10',
    'KENO',
    'HAPPY10',
    'LUCKY28',
  ]) {
    const playTypes = ruleSetOf(code)?.playTypes ?? [];
    const shown = playGroupsOf(code, playTypes).flatMap((group) => group.playTypes);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(playTypes.map(({ id }) => id).toSorted());
  }
});

test('LOTT-04 play types of a window are named by what they have in common', () => {
  expect(baseOf('SSC', 'group6Of3First')).toEqual({ base: 'group6', window: '3First' });
  expect(baseOf('SSC', 'star5')).toEqual({ base: 'star', window: '5' });
  expect(baseOf('SSC', 'group5')).toEqual({ base: 'group5', window: null });
  expect(baseOf('SSC', 'any2Of5')).toEqual({ base: 'any2', window: '5' });
  expect(baseOf('11X5', 'any5')).toEqual({ base: 'any5', window: null });
});
