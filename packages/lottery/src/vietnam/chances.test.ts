import { expect, test } from 'vitest';
import { decimal, fraction, plus, times, type Fraction } from '@pelita/games/fraction';
import { winnersOf } from '../settlement/settle-line.ts';
import { playTypeOf, ruleSetOf } from '../rule-sets.ts';
import { allAppear, averageOfRarer, noneAppears } from './chances.ts';
import { northernPast } from './past-draws.ts';

/** Chances of how often each of some endings has appeared, carried from number to number: the second way to count. */
function appearances(endings: number, numbers: number): Map<string, Fraction> {
  let states = new Map([[Array(endings).fill(0).join(), fraction(1)]]);
  for (let drawn = 0; drawn < numbers; drawn += 1) {
    const after = new Map<string, Fraction>();
    const add = (state: string, chance: Fraction) => after.set(state, plus(after.get(state) ?? fraction(0), chance));
    for (const [state, chance] of states) {
      add(state, times(chance, fraction(100 - endings, 100)));
      const counts = state.split(',').map(Number);
      for (let which = 0; which < endings; which += 1)
        add(counts.with(which, (counts[which] ?? 0) + 1).join(), times(chance, fraction(1, 100)));
    }
    states = after;
  }
  return states;
}

const sumOf = (states: Map<string, Fraction>, value: (counts: number[]) => number) =>
  [...states].reduce(
    (sum, [state, chance]) => plus(sum, times(chance, fraction(value(state.split(',').map(Number))))),
    fraction(0),
  );

test.each([18, 27])(
  'FAIR-02 of %i numbers: what two endings do is the same, carried forward number by number',
  (numbers) => {
    const states = appearances(2, numbers);
    expect(sumOf(states, (counts) => Number(counts.every((count) => count > 0)))).toEqual(allAppear(2, numbers));
    expect(sumOf(states, (counts) => Number(counts.every((count) => count === 0)))).toEqual(noneAppears(2, numbers));
    expect(sumOf(states, (counts) => Math.min(...counts))).toEqual(averageOfRarer(numbers));
  },
);

test.each([
  [allAppear(1, 27), '0.23765'],
  [allAppear(2, 27), '0.05488'],
  [allAppear(3, 27), '0.01229'],
  [allAppear(4, 27), '0.00266'],
  [noneAppears(4, 27), '0.33214'],
  [noneAppears(8, 27), '0.10526'],
  [noneAppears(10, 27), '0.05814'],
  [allAppear(1, 18), '0.16548'],
  [allAppear(2, 18), '0.02610'],
  [allAppear(3, 18), '0.00391'],
  [allAppear(4, 18), '0.00055'],
  [noneAppears(4, 18), '0.47960'],
  [noneAppears(8, 18), '0.22293'],
  [noneAppears(10, 18), '0.15009'],
])('FAIR-02 a chance of endings is %#', (chance, stated) => {
  expect(decimal(chance, 5)).toBe(stated);
});

test('FAIR-02 a single ending appears as often as the binomial distribution says', () => {
  const of27 = appearances(1, 27);
  expect([0, 1, 2].map((count) => decimal(of27.get(String(count)) ?? fraction(0), 6))).toEqual([
    '0.762342',
    '0.207911',
    '0.027301',
  ]);
});

test('FAIR-02 endings of the real draws appear and stay away as often as they should, within five deviations', () => {
  const rules = ruleSetOf('XSMB');
  const xien2 = rules && playTypeOf(rules, 'xien2');
  if (!xien2) throw new Error('no xien2');
  let [pairs, absentees, draws] = [0, 0, 0];
  for (const { result: sent } of northernPast()) {
    const appeared = winnersOf(xien2, sent);
    // Twenty-five pairs and twenty-five fours that share no number, so that they are all but independent.
    for (let i = 0; i < 25; i += 1) {
      const [a = '', b = '', c = '', d = ''] = [i, i + 25, i + 50, i + 75].map((n) => String(n).padStart(2, '0'));
      if (appeared.has(a) && appeared.has(b)) pairs += 1;
      if (![a, b, c, d].some((ending) => appeared.has(ending))) absentees += 1;
      draws += 1;
    }
  }
  for (const [seen, chance] of [
    [pairs, 0.0548821],
    [absentees, 0.332142],
  ] as const) {
    const deviation = Math.sqrt((chance * (1 - chance)) / draws);
    expect(Math.abs(seen / draws - chance)).toBeLessThan(5 * deviation);
  }
});
