import type { Fraction } from '../fraction.ts';
import { type Market, marketId, type MarketKind, type Score, selections } from './markets.ts';
import type { Chances, MatchEngine, MatchState, Rates } from './match-engine.ts';
import { factorOf } from './returns.ts';
import { type LegResult, settleLeg } from './settle-leg.ts';

export type Selection = { readonly id: string; readonly hundredths: number };
export type QuotedMarket = Market & {
  readonly id: string;
  readonly isMain: boolean;
  readonly selections: readonly Selection[];
};

/** Weights of what a selection can come to, out of `all`. */
export type Weights = { readonly all: bigint; readonly of: Readonly<Record<LegResult, bigint>> };

/** No price is lower or higher; what would be is not offered. */
const LOWEST_HUNDREDTHS = 102;
const HIGHEST_HUNDREDTHS = { result: 10_000, handicap: 2_000, total: 2_000, score: 30_000 } as const;
/** Lines to either side of the main one, in quarters. */
const LINES_ASIDE = [-2, -1, 0, 1, 2];

/**
 * All that can be bet on a match as it stands: prices from the very model that plays it, and so from nothing of what it
 * will come to. What is all but decided is not offered.
 */
export function quote(engine: MatchEngine, rates: Rates, state: MatchState): QuotedMarket[] {
  if (state.isOver) return [];
  const chances = engine.chances(state, rates);
  const from = handicapFrom(engine, state);
  const of = (market: Market, isMain: boolean) => quoteMarket(engine, chances, market, from, isMain);
  const lines = linesOf(engine, chances, state, from);
  return [
    of({ kind: 'result', quarters: null }, true),
    ...lines.handicap.map(({ quarters, isMain }) => of({ kind: 'handicap', quarters }, isMain)),
    ...lines.total.map(({ quarters, isMain }) => of({ kind: 'total', quarters }, isMain)),
    ...(engine.hasScores ? [of({ kind: 'score', quarters: null }, true)] : []),
  ].filter((market) => market !== null);
}

/** The score that a handicap of a bet placed now counts from. */
export function handicapFrom({ countsFromBet }: MatchEngine, { score }: Pick<MatchState, 'score'>): Score {
  return countsFromBet ? score : { home: 0, away: 0 };
}

/** What a selection may still come to. */
export function weigh(chances: Chances, market: Market, selection: string, from: Score): Weights {
  const of: Record<LegResult, bigint> = { won: 0n, 'half-won': 0n, push: 0n, 'half-lost': 0n, lost: 0n, void: 0n };
  if (market.kind === 'score') {
    const won = chances.scores.get(selection) ?? 0n;
    return { all: chances.all, of: { ...of, won, lost: chances.all - won } };
  }
  const isOfLead = market.kind !== 'total';
  for (const [figure, weight] of isOfLead ? chances.leads : chances.sums) {
    const final = isOfLead ? { home: figure, away: 0 } : { home: figure, away: 0 };
    const result = settleLeg(market, selection, final, isOfLead ? from : undefined);
    if (result === null) throw new RangeError(`${marketId(market)} has no ${selection}`);
    of[result] += weight;
  }
  return { all: chances.all, of };
}

/** What a leg taken at a price is worth now, to one: its expected factor. It is D_taken / D_current at the fair price of now. */
export function worth({ all, of }: Weights, hundredths: number): Fraction {
  let sum = 0n;
  for (const result of ['won', 'half-won', 'push', 'half-lost'] as const) {
    const { numerator, denominator } = factorOf({ hundredths, result });
    sum += (of[result] * numerator * 200n) / denominator;
  }
  return { numerator: sum, denominator: all * 200n };
}

/** The price of a selection: the fair one of what can be won or lost, less the overround, cut off; null where none is offered. */
function priceOf({ all, of }: Weights, overroundBasisPoints: number): number | null {
  const wins = 2n * of.won + of['half-won'];
  const decided = 2n * (all - of.push - of.void) - of['half-won'] - of['half-lost'];
  if (wins === 0n) return null;
  return Number((100n * decided * 10_000n) / (wins * BigInt(10_000 + overroundBasisPoints)));
}

function quoteMarket(
  engine: MatchEngine,
  chances: Chances,
  market: Market,
  from: Score,
  isMain: boolean,
): QuotedMarket | null {
  const { kind } = market;
  const names =
    kind === 'score'
      ? [...chances.scores.keys()]
      : selections[kind].filter((id) => id !== 'draw' || engine.sport !== 'esports');
  const overround = overroundOf(engine, kind, names.length);
  const quoted = names.flatMap((id) => {
    const hundredths = priceOf(weigh(chances, market, id, from), overround);
    const isOffered = hundredths !== null && hundredths >= LOWEST_HUNDREDTHS && hundredths <= HIGHEST_HUNDREDTHS[kind];
    return isOffered ? [{ id, hundredths }] : [];
  });
  // One side of two alone says what the other is worth.
  const isWhole = kind === 'result' || kind === 'score' ? quoted.length > 0 : quoted.length === names.length;
  return isWhole ? { ...market, id: marketId(market), isMain, selections: quoted } : null;
}

export function overroundOf({ overrounds }: MatchEngine, kind: MarketKind, count: number): number {
  if (kind === 'score') return overrounds.score;
  return count > 2 ? overrounds.three : overrounds.two;
}

type Line = { quarters: number; isMain: boolean };

function linesOf(
  engine: MatchEngine,
  chances: Chances,
  { score }: MatchState,
  from: Score,
): Record<'handicap' | 'total', Line[]> {
  const evenness = (kind: 'handicap' | 'total', quarters: number): bigint => {
    const { of } = weigh(chances, { kind, quarters }, kind === 'handicap' ? 'home' : 'over', from);
    const lean = 2n * (of.won - of.lost) + of['half-won'] - of['half-lost'];
    return lean < 0n ? -lean : lean;
  };
  const mainOf = (kind: 'handicap' | 'total', lines: readonly number[]): number =>
    lines.reduce((best, line) => (evenness(kind, line) < evenness(kind, best) ? line : best));
  const around = (kind: 'handicap' | 'total', lines: readonly number[]): Line[] => {
    const main = mainOf(kind, lines);
    return LINES_ASIDE.flatMap((aside) => {
      const quarters = main + aside;
      return lines.includes(quarters) ? [{ quarters, isMain: aside === 0 }] : [];
    });
  };
  if (engine.lines) {
    const fixed = (kind: 'handicap' | 'total'): Line[] => {
      const lines = engine.lines?.[kind] ?? [];
      const main = mainOf(kind, lines);
      return lines.map((quarters) => ({ quarters, isMain: quarters === main }));
    };
    return { handicap: fixed('handicap'), total: fixed('total') };
  }
  const sum = 4 * (score.home + score.away);
  return {
    handicap: around(
      'handicap',
      Array.from({ length: 41 }, (_, place) => place - 20),
    ),
    total: around(
      'total',
      Array.from({ length: 48 }, (_, place) => sum + place + 1),
    ),
  };
}
