import { expect, test } from 'vitest';
import { drawFromSeed } from '../draws/own-draw.ts';
import { ruleSetOf, ruleSets } from '../rule-sets.ts';
import { placesOf } from './places.ts';
import { trendsOf } from './trends.ts';

const drawn = (rules: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    drawFromSeed({ rules, game: rules, drawNo: String(at), serverSeed: 'trends' }),
  );

test('LOTT-06 hits and gaps are counted from the latest result on, a number twice in one result once', () => {
  const ssc = ruleSetOf('SSC');
  const results = [{ digits: ['11900'] }, { digits: ['12900'] }, { digits: ['12345'] }];
  const [first, second] = trendsOf(placesOf(ssc ?? { code: '' }), results);
  expect(first?.numbers.find(({ number }) => number === '1')).toEqual({ number: '1', hits: 3, gap: 0 });
  expect(second?.numbers.find(({ number }) => number === '2')).toEqual({ number: '2', hits: 2, gap: 1 });
  expect(second?.numbers.find(({ number }) => number === '7')).toEqual({ number: '7', hits: 0, gap: null });
  const north = trendsOf(placesOf({ code: 'XSMB' }), [{ DB: ['00013'], G7: ['13', '13'] }]);
  expect(north[0]?.numbers.find(({ number }) => number === '13')).toEqual({ number: '13', hits: 1, gap: 0 });
});

test.each(ruleSets)(
  'LOTT-06 results of $code are counted at every place, and each number is one of its own',
  (rules) => {
    const places = placesOf(rules);
    expect(places.length).toBeGreaterThan(0);
    for (const result of drawn(rules.code, 40))
      for (const { seen, numbers } of places) {
        expect(seen(result).length).toBeGreaterThan(0);
        for (const number of seen(result)) expect(numbers).toContain(number);
      }
    const [trend] = trendsOf(places, drawn(rules.code, 40));
    expect(trend?.numbers.some(({ gap }) => gap === 0)).toBe(true);
  },
);
