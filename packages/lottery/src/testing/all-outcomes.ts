import { fraction, type Fraction } from '@pelita/games/fraction';
import type { Line, PlayType, Result } from '../rule-set.ts';
import { settleLine, winnersOf } from '../settlement/settle-line.ts';
import { statedPrices } from '../pricing/price-lists.ts';

/** How often each prize of a line is won over all outcomes, counted by the code that settles. */
export function countedChances(playType: PlayType, line: Line, outcomes: readonly Result[]): Record<string, Fraction> {
  const prices = statedPrices(playType);
  const counts = new Map<string, number>();
  for (const result of outcomes) {
    const { awards } = settleLine(playType, line, { winners: winnersOf(playType, result), prices, unitMinor: 1n });
    for (const { prize, times } of awards) counts.set(prize, (counts.get(prize) ?? 0) + times);
  }
  return Object.fromEntries([...counts].map(([prize, count]) => [prize, fraction(count, outcomes.length)]));
}

/** What the price of a line says of the same. */
export function statedChances(playType: PlayType, line: Line): Record<string, Fraction> {
  const prizes = Object.entries(playType.kinds[line.kind]?.prizes ?? {});
  return Object.fromEntries(prizes.map(([prize, { chance }]) => [prize, chance]));
}

/** A line for every outcome that a bet can name, or else the lines of its example. */
export function everyLine(playType: PlayType): Line[] {
  const kinds = Object.keys(playType.kinds);
  try {
    return playType.lines(kinds.join(' ')).filter(({ kind }) => kinds.includes(kind));
  } catch {
    return [...playType.lines(playType.example)];
  }
}

/** All orders of so many of the items. */
export function arrangements<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => arrangements(items.toSpliced(at, 1), count - 1).map((rest) => [item, ...rest]));
}

/** In how many ways so many of the balls 1 to last make each sum. */
export function sumsOfBalls(count: number, last: number): Map<number, bigint> {
  const ways = Array.from({ length: count + 1 }, () => new Map<number, bigint>());
  ways[0]?.set(0, 1n);
  for (let ball = 1; ball <= last; ball += 1)
    for (let taken = count; taken >= 1; taken -= 1)
      for (const [sum, before] of ways[taken - 1] ?? [])
        ways[taken]?.set(sum + ball, (ways[taken]?.get(sum + ball) ?? 0n) + before);
  return ways[count] ?? new Map();
}
