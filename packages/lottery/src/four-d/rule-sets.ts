import { digitPrizes } from '../results/prizes.ts';
import type { RuleSet } from '../rule-set.ts';
import { fourDigitBets, prizes } from './play-types.ts';
import { malaysia, singapore } from './price-lists.ts';

const example = {
  first: '1234',
  second: '5678',
  third: '1243',
  special: ['4321', '0007', '9981', '2468', '1357', '8642', '7070', '3306', '5519', '6124'],
  consolation: ['1234', '2340', '8008', '7154', '9603', '4471', '0096', '5230', '6871', '3319'],
};

/** Four-digit lotteries: 23 numbers, drawn independently of each other, so that one may win several prizes. */
export const fourDigits: readonly RuleSet[] = [malaysia, singapore].map((list) => ({
  code: list.code,
  prizeMode: 'SEA',
  odds: 'listed',
  shape: digitPrizes(prizes, example),
  playTypes: fourDigitBets(list),
}));
