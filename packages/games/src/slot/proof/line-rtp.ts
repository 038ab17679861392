import { fraction, plus, times, type Fraction } from '../../fraction.ts';
import { linePay } from '../line-win.ts';
import type { SlotRules, SlotSymbol } from '../rules.ts';

/**
 * Expected line pay per unit staked, from symbol frequencies: each position of a line shows a strip's symbols with
 * their frequency, reels are independent, so every line has the same expectation and one line stands for all.
 */
export function lineRtp(rules: SlotRules): Fraction {
  const reels = rules.reels.map(frequencies);
  return expectedPay([], fraction(1));

  function expectedPay(symbols: readonly SlotSymbol[], probability: Fraction): Fraction {
    const reel = reels[symbols.length];
    if (reel === undefined) return times(probability, fraction(linePay(rules, symbols).pay));
    return reel
      .map(([symbol, frequency]) => expectedPay([...symbols, symbol], times(probability, frequency)))
      .reduce(plus, fraction(0));
  }
}

function frequencies(strip: readonly SlotSymbol[]): [SlotSymbol, Fraction][] {
  return [...new Set(strip)].map((symbol) => [
    symbol,
    fraction(strip.filter((other) => other === symbol).length, strip.length),
  ]);
}
