import { expect, test } from 'vitest';
import { explain } from '../explain/explain.ts';
import { ruleSetOf } from '../rule-sets.ts';
import { countedChances, statedChances } from '../testing/all-outcomes.ts';
import { north } from '../vietnam/regions.ts';

const returned = (
  playType: string,
  content: string,
  game = 'THAI',
  result: unknown = ruleSetOf('THAI')?.shape.example,
) => explain({ game, result, bets: [{ playType, content, unit: '1' }] })[0]?.returned;

test.each([
  ['top3', '866', '900'],
  ['tod3', '668', '150'],
  ['top2', '66', '90'],
  ['bottom2', '56', '90'],
  ['runTop', '6', '3.2'],
  ['runTop', '8', '3.2'],
  ['runTop', '2', '0'],
  ['runBottom', '5', '4.2'],
  ['bottom3', '837', '450'],
  ['front3', '054', '450'],
])('LOTT-03 LOTT-08 Thai, 820866 and 56: %s %s returns %s', (playType, content, money) => {
  expect(returned(playType, content)).toBe(money);
});

test('LOTT-04 Thai: one digit three times has no other order and is refused', () => {
  expect(() => returned('tod3', '888')).toThrow('“888” is not of two digits or more');
});

test('LOTT-03 Hanoi is the north of Vietnam, its bottom the first prize', () => {
  expect(returned('top4', '7213', 'HANOI', north.example)).toBe('6000');
  expect(returned('top2', '13', 'HANOI', north.example)).toBe('90');
  expect(returned('bottom2', '56', 'HANOI', north.example)).toBe('90');
});

test('LOTT-03 the bottom of Lao is the first two of its last four digits', () => {
  expect(returned('bottom2', '08', 'LAO', { number: '820866' })).toBe('90');
  expect(returned('top3', '866', 'LAO', { number: '820866' })).toBe('900');
});

test.each(ruleSetOf('LAO')?.playTypes ?? [])(
  'FAIR-02 Lao and Thai: $id wins over all endings as often as its price says',
  (playType) => {
    const outcomes = Array.from({ length: 10_000 }, (_, end) => ({ number: [`82${String(end).padStart(4, '0')}`] }));
    for (const line of playType.lines(playType.example))
      expect(countedChances(playType, line, outcomes)).toEqual(statedChances(playType, line));
  },
);
