import { expect, test } from 'vitest';
import { decimal, fraction } from '@pelita/games/fraction';
import { fairStream } from '@pelita/games/fairness';
import { explain } from '../explain/explain.ts';
import { choose } from '../numbers.ts';
import { pricesAtMode, rebateBetween } from '../pricing/price-lists.ts';
import { playTypeOf, ruleSetOf } from '../rule-sets.ts';
import { sumsOfBalls } from '../testing/all-outcomes.ts';

const wins = (game: string, result: object) => (playType: string, content: string) => {
  const [bet] = explain({ game, result, bets: [{ playType, content, unit: '2' }] });
  return { lines: bet?.lines, wins: bet?.returned !== '0' };
};

function priceOf(code: string, id: string, mode: number, kind = 'line'): string {
  const rules = ruleSetOf(code);
  const playType = rules && playTypeOf(rules, id);
  const odds = playType && pricesAtMode(playType, mode)[kind]?.['win'];
  return odds ? decimal(fraction(odds.numerator * 2n, odds.denominator), 4) : 'no price';
}

test.each([
  ['star5', 'line', '180000.0000', '190000.0000', '196000.0000'],
  ['group120', 'line', '1500.0000', '1583.3333', '1633.3333'],
  ['group60', 'line', '3000.0000', '3166.6666', '3266.6666'],
  ['group30', 'line', '6000.0000', '6333.3333', '6533.3333'],
  ['group20', 'line', '9000.0000', '9500.0000', '9800.0000'],
  ['group10', 'line', '18000.0000', '19000.0000', '19600.0000'],
  ['group5', 'line', '36000.0000', '38000.0000', '39200.0000'],
  ['star4Last', 'line', '18000.0000', '19000.0000', '19600.0000'],
  ['group24Of4Last', 'line', '750.0000', '791.6666', '816.6666'],
  ['group12Of4Last', 'line', '1500.0000', '1583.3333', '1633.3333'],
  ['group6Of4Last', 'line', '3000.0000', '3166.6666', '3266.6666'],
  ['group4Of4Last', 'line', '4500.0000', '4750.0000', '4900.0000'],
  ['star3Last', 'line', '1800.0000', '1900.0000', '1960.0000'],
  ['group3Of3Last', 'line', '600.0000', '633.3333', '653.3333'],
  ['group6Of3Last', 'line', '300.0000', '316.6666', '326.6666'],
  ['star2Last', 'line', '180.0000', '190.0000', '196.0000'],
  ['group2Of2Last', 'line', '90.0000', '95.0000', '98.0000'],
  ['position', 'line', '18.0000', '19.0000', '19.6000'],
  ['any1Of3Last', 'line', '6.6420', '7.0110', '7.2324'],
  ['any2Of3Last', 'line', '33.3333', '35.1851', '36.2962'],
  ['any1Of4Last', 'line', '5.2340', '5.5248', '5.6993'],
  ['any2Of4Last', 'line', '18.4804', '19.5071', '20.1232'],
  ['any2Of5', 'line', '12.2699', '12.9516', '13.3605'],
  ['any3Of5', 'line', '41.3793', '43.6781', '45.0574'],
  ['sides2Last', 'line', '7.2000', '7.6000', '7.8400'],
  ['sides3Last', 'line', '14.4000', '15.2000', '15.6800'],
  ['dragonTiger', '1v2:dragon', '4.0000', '4.2222', '4.3555'],
  ['dragonTiger', '1v2:tie', '18.0000', '19.0000', '19.6000'],
  ['occurs1', 'line', '4.3954', '4.6396', '4.7862'],
  ['occurs4', 'line', '3913.0434', '4130.4347', '4260.8695'],
])(
  'LOTT-04 SSC %s, %s, returns of two units at prize modes 1800, 1900, 1960 (cut off, not rounded)',
  (id, kind, ...prices) => {
    expect([1800, 1900, 1960].map((mode) => priceOf('SSC', id, mode, kind))).toEqual(prices);
  },
);

test('LOTT-04 whoever takes mode 1800 under a ceiling of 1960 gets 8 % back', () => {
  expect(rebateBetween(1960, 1800)).toEqual(fraction(8, 100));
  expect(rebateBetween(1960, 1960)).toEqual(fraction(0));
});

const ssc = wins('SSC', { digits: '39877' });
test.each([
  ['star5', '39877', 1, true],
  ['star5', '3|9|8|7|6', 1, false],
  ['group60', '7|389', 1, true],
  ['group60', '7|0389', 4, true],
  ['sumSide', 'big', 1, true],
  ['sumSide', 'even', 1, true],
  ['dragonTiger', '1v5:tiger', 1, true],
  ['dragonTiger', '4v5:tie', 1, true],
  ['dragonTiger', '4v5:dragon', 1, false],
  ['group3Of3Last', '7|8', 1, true],
  ['group3Of3Last', '789', 6, true],
  ['group6Of3Last', '789', 1, false],
  ['sum3Last', '22', 21, true],
  ['span3Last', '1', 54, true],
  ['sumTail3Last', '2', 1, true],
  ['shape3First', 'half', 1, true],
  ['shape3Mid', 'straight', 1, true],
  ['shape3Last', 'pair', 1, true],
  ['bull', 'bull4', 1, true],
  ['stud', 'pair', 1, true],
  ['position', '3||||', 1, true],
  ['any1Of3Last', '7', 1, true],
  ['mixed3Last', '787', 1, true],
  ['groupBank3Last', '7', 54, true],
  ['groupBank2Last', '7', 9, false],
  ['groupSum3Last', '22', 5, true],
  ['optional2', '3||8||', 1, true],
])('LOTT-03 LOTT-08 SSC 39877: %s %s is %i lines and wins: %s', (playType, content, lines, isWon) => {
  expect(ssc(playType, content)).toEqual({ lines, wins: isWon });
});

test('LOTT-04 SSC: lines by sum, by span and by group sum are as many as there are numbers', () => {
  const count = (playType: string, content: string) => ssc(playType, content).lines;
  const from = (values: number) => Array.from({ length: values }, (_, value) => String(value));
  expect(
    from(28)
      .map((sum) => count('sum3Last', sum))
      .join(' '),
  ).toBe('1 3 6 10 15 21 28 36 45 55 63 69 73 75 75 73 69 63 55 45 36 28 21 15 10 6 3 1');
  expect(
    from(10)
      .map((span) => count('span3Last', span))
      .join(' '),
  ).toBe('10 54 96 126 144 150 144 126 96 54');
  expect(
    from(10)
      .map((span) => count('span2Last', span))
      .join(' '),
  ).toBe('10 18 16 14 12 10 8 6 4 2');
  expect(
    from(26)
      .slice(1)
      .map((sum) => count('groupSum3Last', sum))
      .join(' '),
  ).toBe('1 2 2 4 5 6 8 10 11 13 14 14 15 15 14 14 13 11 10 8 6 5 4 2 2');
});

test('LOTT-08 SSC: a combination pays every ending that is drawn', () => {
  const [bet] = explain({
    game: 'SSC',
    result: { digits: '39877' },
    bets: [{ playType: 'combo3Last', content: '1|7|7', unit: '2' }],
  });
  expect(bet).toEqual({ lines: 3, cost: '6', returned: '215.6' });
});

const ones = wins('K3', { dice: '131' });
const triple = wins('K3', { dice: '222' });
test.each([
  ['sum', '5', true],
  ['side', 'small', true],
  ['side', 'odd', true],
  ['pair', '11', true],
  ['pairSingle', '113', true],
  ['pairSingle', '131', true],
  ['twoDifferent', '13', true],
  ['threeDifferent', '135', false],
])('LOTT-03 LOTT-08 K3 1, 3, 1: %s %s wins: %s', (playType, content, isWon) => {
  expect(ones(playType, content).wins).toBe(isWon);
});

test.each([
  ['sum', '6', true],
  ['side', 'big', false],
  ['side', 'small', false],
  ['side', 'odd', false],
  ['side', 'even', false],
  ['sideWithTriples', 'small', true],
  ['triple', '222', true],
  ['anyTriple', 'triple', true],
  ['pair', '22', false],
  ['pairWithTriples', '22', true],
])('LOTT-03 LOTT-08 K3 2, 2, 2: %s %s wins: %s', (playType, content, isWon) => {
  expect(triple(playType, content).wins).toBe(isWon);
});

test('LOTT-04 K3: two different dice cannot be equal', () => {
  expect(() => ones('twoDifferent', '11')).toThrow('“11” is not two different faces, like 13');
  expect(() => ones('single', '7')).toThrow('“7” is not a face');
});

test('LOTT-08 11x5: an 11 gives the stake on its sides back, and a sum of 30 that on its size', () => {
  const result = { balls: ['11', '01', '08', '04', '06'] };
  const bets = ['1:big', '1:odd', '2:small'].map((content) => ({ playType: 'side', content, unit: '10' }));
  expect(explain({ game: '11X5', result, bets }).map(({ returned }) => returned)).toEqual(['10', '10', '19.6']);
  const sum = [{ playType: 'sumSize', content: 'big small', unit: '10' }];
  expect(explain({ game: '11X5', result, bets: sum })).toEqual([{ lines: 2, cost: '20', returned: '20' }]);
});

test('LOTT-04 11x5: bankers are in every line', () => {
  const count = wins('11X5', { balls: ['01', '02', '03', '04', '05'] });
  expect(count('any5', '01,02|03,04,05,06')).toEqual({ lines: 4, wins: true });
  expect(count('any8', '01,02,03,04,05,06,07,08').wins).toBe(true);
  expect(count('any8', '02,03,04,05,06,07,08,09').wins).toBe(false);
  expect(() => count('any2', '01|01')).toThrow('01 is there twice');
  expect(() => count('any2', '00,12')).toThrow('“00” is not one of 1 to 11');
  expect(() => count('first2', '01|01')).toThrow('different balls');
});

test('FAIR-02 Keno: of all draws, so many have each sum', () => {
  const sums = sumsOfBalls(20, 80);
  const counted = (holds: (sum: number) => boolean) =>
    [...sums].reduce((ways, [sum, count]) => (holds(sum) ? ways + count : ways), 0n);
  const all = choose(80, 20);
  const chance = (id: string, kind: string) => {
    const rules = ruleSetOf('KENO');
    return (rules && playTypeOf(rules, id))?.kinds[kind]?.prizes['win']?.chance;
  };
  expect(chance('sumSize', 'big')).toEqual(
    fraction(
      counted((sum) => sum > 810),
      all,
    ),
  );
  expect(chance('sumSize', 'small')).toEqual(
    fraction(
      counted((sum) => sum < 810),
      all,
    ),
  );
  expect(chance('sumIs810', 'yes')).toEqual(
    fraction(
      counted((sum) => sum === 810),
      all,
    ),
  );
  expect(chance('sumParity', 'odd')).toEqual(
    fraction(
      counted((sum) => sum % 2 === 1),
      all,
    ),
  );
  expect(chance('sumParity', 'even')).toEqual(
    fraction(
      counted((sum) => sum % 2 === 0),
      all,
    ),
  );
  expect(chance('sumQuarter', 'small-even')).toEqual(
    fraction(
      counted((sum) => sum < 810 && sum % 2 === 0),
      all,
    ),
  );
  expect(chance('sumQuarter', 'big-odd')).toEqual(
    fraction(
      counted((sum) => sum > 810 && sum % 2 === 1),
      all,
    ),
  );
  const ranges = { metal: [210, 695], wood: [696, 763], water: [764, 855], fire: [856, 923], earth: [924, 1410] };
  for (const [element, [from = 0, to = 0]] of Object.entries(ranges))
    expect(chance('element', element)).toEqual(
      fraction(
        counted((sum) => sum >= from && sum <= to),
        all,
      ),
    );
  expect(decimal(chance('half', 'tie') ?? fraction(0), 6)).toBe('0.203243');
});

test.each([
  [3, ['0.138753', '0.013875']],
  [5, ['0.083935', '0.012092', '0.000644']],
  [10, ['0.051427', '0.011479', '0.001611', '0.000135', '0.000006', '0.000000']],
])('FAIR-02 Keno: of %i picks the paid matches are as probable as they should be', (k, stated) => {
  const rules = ruleSetOf('KENO');
  const prizes = (rules && playTypeOf(rules, `pick${k}`))?.kinds['line']?.prizes ?? {};
  expect(Object.values(prizes).map(({ chance }) => decimal(chance, 6))).toEqual(stated);
});

test.each([
  [0, { digits: ['61990'] }, { dice: ['344'] }, [2, 4, 3, 5, 10, 9, 6, 8, 1, 7], 772],
  [1, { digits: ['39877'] }, { dice: ['661'] }, [2, 6, 9, 7, 1, 10, 8, 5, 3, 4], 762],
])('FAIR-01 with nonce %i the seeds draw what they are known to draw', (nonce, digits, dice, order, kenoSum) => {
  const seeds = {
    serverSeed: '0f1e2d3c4b5a69788796a5b4c3d2e1f000112233445566778899aabbccddeeff',
    clientSeed: 'player-seed-1',
    nonce,
  };
  const drawn = (code: string) => ruleSetOf(code)?.shape.draw(fairStream(seeds));
  expect(drawn('SSC')).toEqual(digits);
  expect(drawn('K3')).toEqual(dice);
  expect(drawn('PK10')?.['order']?.map(Number)).toEqual(order);
  expect(drawn('KENO')?.['balls']?.reduce((sum, ball) => sum + Number(ball), 0)).toBe(kenoSum);
});

test('LOTT-08 Keno: a sum of 772 is small, even and of water', () => {
  const result = ruleSetOf('KENO')?.shape.example ?? {};
  const keno = wins('KENO', result);
  expect(['small', 'big'].map((side) => keno('sumSize', side).wins)).toEqual([true, false]);
  expect(['even', 'odd'].map((side) => keno('sumParity', side).wins)).toEqual([true, false]);
  expect(keno('element', 'water').wins).toBe(true);
});
