import { fraction, type Fraction } from '@pelita/games/fraction';
import { linesOf } from '../content/lines-of.ts';
import { numbersOf } from '../content/numbers-of.ts';
import { Malformed } from '../malformed.ts';
import { permutations, sortedText } from '../numbers.ts';
import { quoted } from '../pricing/listed-odds.ts';
import type { Kind, PlayType, Result } from '../rule-set.ts';

/** Where a lottery's top and bottom are: a derived lottery takes them from another one's result. */
export interface Ends {
  readonly top: (result: Result) => string;
  /** Two digits. */
  readonly bottom: (result: Result) => string;
}

export function topAndBottom({ top, bottom }: Ends): PlayType[] {
  const last = (digits: number) => (result: Result) => [top(result).slice(-digits)];
  return [
    endBet('top3', 3, '900', last(3)),
    tod(last(3)),
    endBet('top2', 2, '90', last(2)),
    endBet('bottom2', 2, '90', (result) => [bottom(result)]),
    runBet('runTop', '3.2', fraction(271, 1000), (result) => top(result).slice(-3)),
    runBet('runBottom', '4.2', fraction(19, 100), bottom),
  ];
}

export const top4 = ({ top }: Ends): PlayType => endBet('top4', 4, '6000', (result) => [top(result).slice(-4)]);

/** A number that is one of those that a result names. */
export function endBet(
  id: string,
  digits: number,
  odds: string,
  named: (result: Result) => readonly string[],
  count = 1,
): PlayType {
  return {
    id,
    example: '8660'.slice(0, digits),
    lines: (content) => linesOf(numbersOf(content, digits)),
    wins: 'perHit',
    kinds: { line: priced(fraction(count, 10 ** digits), odds) },
    hits: (result) => named(result).map((key) => ({ key, prize: 'win', seen: key })),
  };
}

/** Three digits in any order; one digit three times has no other order and is refused. */
function tod(named: (result: Result) => readonly string[]): PlayType {
  return {
    ...endBet('tod3', 3, '150', named),
    lines: (content) => linesOf(numbersOf(content, 3).map(withOrders), (key) => kindByOrders(key)),
    kinds: { different: priced(fraction(6, 1000), '150'), pair: priced(fraction(3, 1000), '150') },
    hits: (result) => named(result).map((number) => ({ key: sortedText(number), prize: 'win', seen: number })),
  };
}

const kindByOrders = (number: string) => (permutations(number).length === 6 ? 'different' : 'pair');

function withOrders(number: string): string {
  if (permutations(number).length > 1) return sortedText(number);
  throw new Malformed('wrongPattern', { token: number, needed: 'of two digits or more: bet on it as top3' });
}

/** A digit that occurs, paid once however often it does. */
function runBet(id: string, odds: string, chance: Fraction, digits: (result: Result) => string): PlayType {
  return {
    ...endBet(id, 1, odds, () => []),
    kinds: { line: priced(chance, odds) },
    hits: (result) => [...new Set(digits(result))].map((key) => ({ key, prize: 'win', seen: digits(result) })),
  };
}

const priced = (chance: Fraction, odds: string): Kind => ({ units: 1, prizes: { win: quoted(chance, odds) } });
