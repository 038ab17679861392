import { fairKind } from '../pricing/fair-odds.ts';
import { digitPrizes, theNumber } from '../results/prizes.ts';
import type { Result, RuleSet } from '../rule-set.ts';
import { outcomeBet } from './outcome-bet.ts';

/** Of a thousand, how many numbers of three digits make each sum from 0 to 27. */
const sums = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1];
const sum = (result: Result) => [...theNumber(result, 'digits')].reduce((total, digit) => total + Number(digit), 0);

/** Three digits, of which only the sum counts. */
export const lucky28: RuleSet = {
  code: 'LUCKY28',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: digitPrizes([{ name: 'digits', count: 1, digits: 3 }], { digits: '398' }),
  playTypes: [
    outcomeBet('sum', {
      kinds: Object.fromEntries(sums.map((count, at) => [at, fairKind(count, 1000)])),
      seen: (result) => [String(sum(result))],
    }),
    outcomeBet('side', {
      kinds: { big: fairKind(1, 2), small: fairKind(1, 2), odd: fairKind(1, 2), even: fairKind(1, 2) },
      seen: (result) => [sum(result) >= 14 ? 'big' : 'small', sum(result) % 2 === 1 ? 'odd' : 'even'],
    }),
    outcomeBet('extreme', {
      kinds: { low: fairKind(56, 1000), high: fairKind(56, 1000) },
      seen: (result) => (sum(result) <= 5 ? ['low'] : sum(result) >= 22 ? ['high'] : []),
    }),
  ],
};
