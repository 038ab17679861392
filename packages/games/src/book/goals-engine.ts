import { SCORE_GRID } from './markets.ts';
import { CHANCES, type Chances, type MatchEngine, type MatchState, type Rates } from './match-engine.ts';

/**
 * Matches of a fixed number of minutes. In each, one draw of 4,096 says whether the home side scores, the away side, or
 * nobody; minutes do not know of each other. So what is still to come is a trinomial, and every chance a whole number of
 * 4,096ⁿ.
 */
export function goalsEngine({
  minutes,
  ...engine
}: Omit<MatchEngine, 'beginning' | 'after' | 'chances' | 'countsFromBet' | 'lines'>): MatchEngine {
  return {
    ...engine,
    minutes,
    countsFromBet: true,
    lines: null,
    beginning: { minute: 0, score: { home: 0, away: 0 }, rounds: null, isOver: false },
    after({ minute, score }, scored) {
      const next = {
        home: score.home + (scored === 'home' ? 1 : 0),
        away: score.away + (scored === 'away' ? 1 : 0),
      };
      return { minute: minute + 1, score: next, rounds: null, isOver: minute + 1 >= minutes };
    },
    chances: (state, rates) => goalsToCome(state, rates, minutes - state.minute, engine.hasScores),
  };
}

function goalsToCome({ score }: MatchState, rates: Rates, left: number, hasScores: boolean): Chances {
  const [a, b] = [BigInt(rates.home), BigInt(rates.away)];
  const c = BigInt(CHANCES) - a - b;
  const all = BigInt(CHANCES) ** BigInt(left);
  const lead = score.home - score.away;
  const leads = new Map(powerOfThree(b, c, a, left).map((weight, place) => [lead + place - left, weight]));
  const sum = score.home + score.away;
  const sums = new Map(binomial(a + b, c, left).map((weight, more) => [sum + more, weight]));
  return { all, leads, sums, scores: hasScores ? scoresOf(score, { a, b, c }, left, all) : new Map() };
}

/** The coefficients of (b + c·x + a·x²)ⁿ, each from the two before it. */
function powerOfThree(b: bigint, c: bigint, a: bigint, n: number): bigint[] {
  const size = 2 * n;
  const row = [b ** BigInt(n)];
  for (let k = 0; k < size; k += 1) {
    const [last = 0n, beforeLast = 0n] = [row[k], row[k - 1]];
    row.push((c * BigInt(n - k) * last + a * BigInt(size - k + 1) * beforeLast) / (b * BigInt(k + 1)));
  }
  return row;
}

/** The coefficients of (c + g·x)ⁿ. */
function binomial(g: bigint, c: bigint, n: number): bigint[] {
  const row = [c ** BigInt(n)];
  for (let k = 0; k < n; k += 1) row.push(((row[k] ?? 0n) * BigInt(n - k) * g) / (BigInt(k + 1) * c));
  return row;
}

function scoresOf(
  score: { home: number; away: number },
  { a, b, c }: Record<'a' | 'b' | 'c', bigint>,
  n: number,
  all: bigint,
) {
  const scores = new Map<string, bigint>();
  let named = 0n;
  for (let home = 0; home <= SCORE_GRID; home += 1)
    for (let away = 0; away <= SCORE_GRID; away += 1) {
      const [i, j] = [home - score.home, away - score.away];
      const isPossible = i >= 0 && j >= 0 && i + j <= n;
      const weight = isPossible
        ? ways(n, i) * ways(n - i, j) * a ** BigInt(i) * b ** BigInt(j) * c ** BigInt(n - i - j)
        : 0n;
      named += weight;
      scores.set(`${home}-${away}`, weight);
    }
  return scores.set('other', all - named);
}

/** n over k. */
function ways(n: number, k: number): bigint {
  let count = 1n;
  for (let i = 0; i < k; i += 1) count = (count * BigInt(n - i)) / BigInt(i + 1);
  return count;
}
