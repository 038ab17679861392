import { type Fraction, fraction, times } from '../../fraction.ts';
import { teamRatings } from '../engines.ts';
import { marketKinds, type MarketKind } from '../markets.ts';
import type { MatchEngine } from '../match-engine.ts';
import { handicapFrom, quote, weigh, worth } from '../quote.ts';

export type ReturnsOfMarket = {
  readonly kind: MarketKind;
  readonly lowest: Fraction;
  readonly highest: Fraction;
  readonly prices: number;
};

/** The exact return of every price before the start, over every pairing of ratings: the least and the most by market. */
export function exactReturns(engine: MatchEngine): ReturnsOfMarket[] {
  const found = new Map<MarketKind, Fraction[]>();
  for (const home of teamRatings)
    for (const away of teamRatings) {
      const rates = engine.rates(home, away);
      const chances = engine.chances(engine.beginning, rates);
      for (const market of quote(engine, rates, engine.beginning))
        for (const { id, hundredths } of market.selections) {
          const from = handicapFrom(engine, engine.beginning);
          const { numerator, denominator } = worth(weigh(chances, market, id, from), hundredths);
          found.set(market.kind, [...(found.get(market.kind) ?? []), { numerator, denominator }]);
        }
    }
  return marketKinds.flatMap((kind) => {
    const all = found.get(kind);
    const [first, ...rest] = all ?? [];
    if (!first) return [];
    const pick = (isBetter: (a: Fraction, b: Fraction) => boolean) =>
      rest.reduce((best, one) => (isBetter(one, best) ? one : best), first);
    const lowest = pick(isLess);
    const highest = pick((a, b) => isLess(b, a));
    return [{ kind, lowest: percent(lowest), highest: percent(highest), prices: rest.length + 1 }];
  });
}

const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator;
const percent = (share: Fraction): Fraction => times(fraction(share.numerator, share.denominator), fraction(100));
