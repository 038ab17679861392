import { expect, test } from 'vitest';
import { below, wordStream } from '@pelita/games/fairness';
import { statedPrices } from '../pricing/price-lists.ts';
import { playTypeOf, ruleSetOf } from '../rule-sets.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import { naiveNorth } from './testing/naive-north.ts';
import { northernPast, readPastDraws } from './past-draws.ts';

const rules = ruleSetOf('XSMB');
const draws = northernPast();

test('LOTT-03 the real draws of the north from 2005 to 2024 are all read', () => {
  expect(draws).toHaveLength(6939);
  const differing = draws.filter(
    ({ result: sent }) => JSON.stringify(rules?.shape.read(sent)) !== JSON.stringify(sent),
  );
  expect(differing).toEqual([]);
});

test.each([
  ['other columns', 'day,special\n2024-01-01,1', 'Line 1: the columns date, special, prize1 to prize7_4 are needed.'],
  ['no day', 'date,special\n31-12-2024,1', 'Line 2: “31-12-2024” is not a day like 2024-12-31.'],
  ['a day of no calendar', 'date,special\n2024-02-30,1', 'Line 2: “2024-02-30” is not a day like 2024-12-31.'],
  ['a missing prize', 'date,special\n2024-01-01,1', 'Line 2 (2024-01-01): G1 is missing.'],
  ['too many numbers', 'date,special\n2024-01-01,1,2', 'Line 2: there are more numbers than columns.'],
])('LOTT-06 a file of past draws with %s is refused with its line', (_what, csv, sentence) => {
  expect(() => readPastDraws(csv)).toThrow(sentence);
});

test('LOTT-03 every bet type of the north has a second evaluator', () => {
  expect(Object.keys(naiveNorth).toSorted()).toEqual(rules?.playTypes.map(({ id }) => id).toSorted());
});

test.each(Object.entries(naiveNorth))(
  'LOTT-08 %s returns on all 6,939 real draws what a naive evaluator returns',
  (id, naive) => {
    const playType = rules && playTypeOf(rules, id);
    if (!playType) throw new Error(`no play type ${id}`);
    const prices = statedPrices(playType);
    const [odds] = Object.values(Object.values(playType.kinds)[0]?.prizes ?? {});
    const hundredths = odds ? (odds.odds.numerator * 100n) / odds.odds.denominator : 0n;
    const next = wordStream('bets of every past draw', id);
    const shape = playType.example.split(',').map(({ length }) => length);
    const differing: string[] = [];
    let won = 0;

    for (const { date, result: sent } of draws) {
      const drawn = Object.values(sent).flat();
      const numbers = new Set<string>();
      for (const digits of shape) {
        // Two of three numbers are taken from the draw, so that bets win often, and the third is any.
        const seen = drawn[below(next, drawn.length)] ?? '';
        const number = String(below(next, 10 ** digits)).padStart(digits, '0');
        numbers.add(
          below(next, 3) > 0 && !id.startsWith('truot') && seen.length >= digits ? seen.slice(-digits) : number,
        );
      }
      if (numbers.size < shape.length) continue;
      const unitMinor = BigInt(1 + below(next, 5000));
      const bet = { content: [...numbers].join(','), unitMinor, prices };
      const { returnedMinor } = settleBet(playType, bet, sent);
      if (returnedMinor !== naive(sent, [...numbers], unitMinor, hundredths)) differing.push(`${date} ${bet.content}`);
      if (returnedMinor > 0n) won += 1;
    }
    expect(differing).toEqual([]);
    expect(won).toBeGreaterThan(0);
  },
);
