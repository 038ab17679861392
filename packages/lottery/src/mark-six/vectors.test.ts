import { expect, test } from 'vitest';
import { decimal, fraction, over } from '@pelita/games/fraction';
import { explain } from '../explain/explain.ts';
import { choose, one } from '../numbers.ts';
import { ballText } from '../results/balls.ts';
import { playTypeOf, ruleSetOf } from '../rule-sets.ts';
import { countedChances, everyLine, statedChances, sumsOfBalls } from '../testing/all-outcomes.ts';

const known = (code: string, id: string) => {
  const rules = ruleSetOf(code);
  const playType = rules && playTypeOf(rules, id);
  if (!playType) throw new Error(`no ${code} ${id}`);
  return playType;
};

test.each([
  ['6', 1n],
  ['5+1', 6n],
  ['5', 252n],
  ['4+1', 630n],
  ['4', 12_915n],
  ['3+1', 17_220n],
  ['3', 229_600n],
])('FAIR-02 Mark Six: the division of %s is won by %i of 13,983,816 entries', (division, ways) => {
  expect(known('MARKSIX', 'entry').kinds['line']?.prizes[division]?.chance).toEqual(fraction(ways, choose(49, 6)));
});

test.each([
  ['07,13,21,30,41,46', 1, '8000000'],
  ['07,13,21,30,41,10', 1, '1000000'],
  ['07,13,21,30,10,01', 1, '9600'],
  ['07,13,21,30,02,01', 1, '640'],
  ['07,13,21,10,02,01', 1, '320'],
  ['07,13,21,03,02,01', 1, '40'],
  ['07,13,10,03,02,01', 1, '0'],
  ['01,02,03,04,05,06,08', 7, '0'],
  ['01,02|03,04,05,06,08', 5, '0'],
])('LOTT-08 Mark Six: the entry %s at ten a unit is %i lines and returns %s', (content, lines, returned) => {
  const result = ruleSetOf('MARKSIX')?.shape.example;
  const [bet] = explain({ game: 'MARKSIX', result, bets: [{ playType: 'entry', content, unit: '10' }] });
  expect(bet).toEqual({ lines, cost: String(lines * 10), returned });
});

/** A draw for each special ball, and each regular ball in each place. */
const turns = Array.from({ length: 49 }, (_, by) => {
  const balls = Array.from({ length: 7 }, (__, at) => ballText(((by + at) % 49) + 1));
  return { regular: balls.slice(0, 6), special: balls.slice(6) };
});

test.each(['special', 'regular', 'regularAt', 'specialSide', 'wave', 'specialZodiac'])(
  'FAIR-02 M6 %s: every line wins as often as its price says, over all balls',
  (id) => {
    const playType = known('M6', id);
    const lines = everyLine(playType);
    expect(lines).toHaveLength(Object.keys(playType.kinds).length);
    for (const line of lines) expect(countedChances(playType, line, turns)).toEqual(statedChances(playType, line));
  },
);

test('FAIR-02 M6: sums of seven balls are big and odd as often as the prices say', () => {
  const sums = [...sumsOfBalls(7, 49)];
  const counted = (holds: (sum: number) => boolean) =>
    sums.reduce((ways, [sum, count]) => (holds(sum) ? ways + count : ways), 0n);
  const chance = (kind: string) => known('M6', 'sumSide').kinds[kind]?.prizes['win']?.chance;
  expect(chance('big')).toEqual(
    fraction(
      counted((sum) => sum >= 175),
      choose(49, 7),
    ),
  );
  expect(chance('odd')).toEqual(
    fraction(
      counted((sum) => sum % 2 === 1),
      choose(49, 7),
    ),
  );
  expect(decimal(chance('big') ?? one, 6)).toBe('0.505572');
});

test.each([
  ['threeOfThree', '3', '921.2000'],
  ['twoOfThree', '2', '28.5643'],
  ['twoOfTwo', '2', '78.4000'],
  ['twoWithSpecial', '1+1', '196.0000'],
  ['specialChain', '1+1', '196.0000'],
  ['noneOf5', '0', '2.2416'],
  ['noneOf8', '0', '3.8208'],
  ['noneOf12', '0', '8.3435'],
])('FAIR-02 M6 %s: the prize of %s is one in %s', (id, prize, oneIn) => {
  expect(decimal(over(one, known('M6', id).kinds['line']?.prizes[prize]?.chance ?? one), 4)).toBe(oneIn);
});

test('FAIR-02 M6: a zodiac is among the seven as often as it should be', () => {
  const chances = ['year1', 'year0'].map((name) => known('M6', 'anyZodiac').kinds[name]?.prizes['win']?.chance ?? one);
  expect(chances.map((chance) => decimal(chance, 6))).toEqual(['0.471719', '0.553896']);
});

test('LOTT-08 M6: a special 49 gives bets on its sides back', () => {
  const result = { regular: [1, 2, 3, 4, 5, 6], special: 49 };
  const bets = [{ playType: 'specialSide', content: 'big odd tailSmall', unit: '1' }];
  expect(explain({ game: 'M6', result, bets })).toEqual([{ lines: 3, cost: '3', returned: '3' }]);
});

test('LOTT-07 a ball cannot be drawn twice, neither as regular nor as special', () => {
  const result = { regular: ['01', '02', '03', '04', '05', '06'], special: '06' };
  expect(() => explain({ game: 'M6', result, bets: [] })).toThrow('06 is in the result twice');
});
