import { Malformed } from '../malformed.ts';
import { choose, combinations } from '../numbers.ts';
import { ballText } from '../results/balls.ts';
import { chunksOf, distinct, MOST_LINES } from './numbers-of.ts';
import { positionsOf, productOf } from './positions-of.ts';

/** Balls of a list, as text of two digits: "1, 05 11". */
export function ballsOf(content: string, last: number): string[] {
  const balls = chunksOf(content).map((token) => {
    if (!/^[0-9]+$/.test(token)) throw new Malformed('notANumber', { token });
    if (token.length > 2 || Number(token) < 1 || Number(token) > last)
      throw new Malformed('outOfRange', { token, from: 1, to: last });
    return ballText(Number(token));
  });
  if (balls.length === 0) throw new Malformed('empty');
  return distinct(balls);
}

/** Every choice of k balls, sorted. Balls before a bar are bankers: each choice has them all, "01|02,03,04". */
export function choicesOfBalls(content: string, k: number, last: number): string[][] {
  const parts = content.split('|');
  if (parts.length > 2) throw new Malformed('wrongPositions', { count: parts.length, needed: '1 or 2' });
  const bankers = parts.length === 2 ? ballsOf(parts[0] ?? '', last) : [];
  const others = ballsOf(parts.at(-1) ?? '', last);
  distinct([...bankers, ...others]);
  const missing = k - bankers.length;
  if (missing < (parts.length === 2 ? 1 : 0) || others.length < missing)
    throw new Malformed('wrongCount', {
      count: bankers.length + others.length,
      needed: `${k} balls or more, fewer as bankers`,
    });
  if (choose(others.length, missing) > BigInt(MOST_LINES)) throw new Malformed('tooManyLines', { most: MOST_LINES });
  return combinations(others, missing).map((chosen) => [...bankers, ...chosen].toSorted());
}

/** Balls in their order, as choices for each position: "01|02,03|04"; a ball cannot be in two of them. */
export function ordersOfBalls(content: string, positions: number, last: number): string[] {
  const chosen = productOf(positionsOf(content, positions, (choices) => ballsOf(choices, last)));
  const possible = chosen.filter((balls) => new Set(balls).size === positions);
  if (possible.length === 0) throw new Malformed('wrongCount', { count: 1, needed: 'different balls' });
  return possible.map((balls) => balls.join('>'));
}
