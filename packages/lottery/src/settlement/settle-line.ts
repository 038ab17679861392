import { fraction, plus, times, type Fraction } from '@pelita/games/fraction';
import { zero } from '../numbers.ts';
import type { Hit, Line, PlayType, Result } from '../rule-set.ts';

/** Hits of a result by their key: what the lines of a play type are looked up in. */
export type Winners = ReadonlyMap<string, readonly Hit[]>;

/** What the prizes of each kind of line pay for a unit of stake, as it was when the bet was made. */
export type PriceList = Readonly<Record<string, Readonly<Record<string, Fraction>>>>;

export interface SettledLine {
  readonly status: 'won' | 'lost' | 'refunded';
  readonly returnedMinor: bigint;
  readonly awards: readonly Award[];
}

/** A prize that a line has won, and the hits that it was won by. */
export interface Award {
  readonly prize: string;
  readonly times: number;
  readonly odds: Fraction;
  readonly hits: readonly Hit[];
}

export function winnersOf(playType: PlayType, result: Result): Winners {
  return Map.groupBy(playType.hits(result), ({ key }) => key);
}

/** What a line gets back. The sum of its prizes is exact and rounded down once, to a whole minor unit. */
export function settleLine(
  playType: PlayType,
  line: Line,
  { winners, prices, unitMinor }: { winners: Winners; prices: PriceList; unitMinor: bigint },
): SettledLine {
  const kind = playType.kinds[line.kind];
  if (kind === undefined) throw new RangeError(`${playType.id} has no kind ${line.kind}`);
  const awards = wonBy(playType, line, winners).flatMap(({ prize, ...rest }): Award[] => {
    const stated = kind.prizes[prize];
    if (stated === undefined) return [];
    const odds = stated.isRefund ? stated.odds : prices[line.kind]?.[prize];
    if (odds === undefined) throw new RangeError(`no price for ${prize} of ${playType.id}`);
    return [{ prize, odds, ...rest }];
  });
  const share = awards.reduce((sum, { odds, times: often }) => plus(sum, times(odds, fraction(often))), zero);
  const isRefunded = awards.length > 0 && awards.every(({ prize }) => kind.prizes[prize]?.isRefund);
  return {
    status: awards.length === 0 ? 'lost' : isRefunded ? 'refunded' : 'won',
    returnedMinor: (unitMinor * share.numerator) / share.denominator,
    awards,
  };
}

type Won = Pick<Award, 'prize' | 'times' | 'hits'>;

function wonBy(playType: PlayType, line: Line, winners: Winners): Won[] {
  const perKey = line.keys.map((key) => winners.get(key) ?? []);
  const all = perKey.flat();
  switch (playType.wins) {
    case 'perHit':
      return [...Map.groupBy(all, ({ prize }) => prize)].map(([prize, hits]) => ({ prize, times: hits.length, hits }));
    case 'byFewest': {
      const fewest = Math.min(...perKey.map((hits) => hits.length));
      return fewest === 0 ? [] : [{ prize: 'win', times: fewest, hits: all }];
    }
    case 'byMatches': {
      const keysWith = (mark: string) => perKey.filter((hits) => hits.some(({ prize }) => prize === mark)).length;
      const extras = keysWith('extra');
      const prize = extras === 0 ? String(keysWith('match')) : `${keysWith('match')}+${extras}`;
      return [{ prize, times: 1, hits: all }];
    }
  }
}
