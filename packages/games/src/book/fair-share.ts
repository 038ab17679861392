import { type Fraction, fraction, over, plus, times } from '../fraction.ts';

/**
 * How likely a selection is by the prices of its whole market, the book's margin taken out of all in proportion: its own share
 * of what the prices claim together. Null where they claim less than a hundred per cent: then one is missing or wrong.
 */
export function fairShare(market: readonly { id: string; hundredths: number }[], selection: string): Fraction | null {
  const claimed = market.map(({ id, hundredths }) => ({ id, share: fraction(100, hundredths) }));
  const together = claimed.reduce((sum, { share }) => plus(sum, share), fraction(0));
  const own = claimed.find(({ id }) => id === selection);
  if (!own || together.numerator < together.denominator) return null;
  return over(own.share, together);
}

/**
 * What a unit staked at a price is worth while its market is priced like this. Null where the prices do not tell it: a line on
 * which a stake may come back whole or in half, or a market that is not whole.
 */
export function worthByPrices(
  quarters: number | null,
  market: readonly { id: string; hundredths: number }[],
  taken: { selection: string; hundredths: number },
): Fraction | null {
  if (quarters !== null && Math.abs(quarters) % 4 !== 2) return null;
  const share = fairShare(market, taken.selection);
  return share && times(share, fraction(taken.hundredths, 100));
}
