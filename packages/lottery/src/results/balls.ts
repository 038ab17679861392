import { drawWithoutReplacement, shuffle } from '@pelita/games/fairness';
import { Malformed } from '../malformed.ts';
import type { Shape } from '../rule-set.ts';
import { prizesOf, said } from './prizes.ts';

export interface Balls {
  /** Prizes in the order drawn, with how many balls each has. */
  readonly prizes: readonly { readonly name: string; readonly count: number }[];
  /** Balls are numbered from 1. */
  readonly last: number;
  readonly example: Shape['example'];
}

/** Numbered balls, none of which can be drawn twice, as text of two digits. Feeds may send whole numbers as well. */
export function ballPrizes({ prizes, last, example }: Balls): Shape {
  const balls = Array.from({ length: last }, (_, at) => ballText(at + 1));
  const total = prizes.reduce((sum, { count }) => sum + count, 0);
  const parted = (drawn: readonly string[]) => {
    let from = 0;
    return Object.fromEntries(prizes.map(({ name, count }) => [name, drawn.slice(from, (from += count))]));
  };
  return {
    example,
    read: (sent) => {
      const given = prizesOf(sent, prizes);
      const drawn = prizes.flatMap((prize) => ballsOfPrize(prize, given[prize.name], last));
      for (const [at, ball] of drawn.entries())
        if (drawn.indexOf(ball) < at) throw new Malformed('drawnTwice', { prize: 'the result', token: ball });
      return parted(drawn);
    },
    draw: (next) => parted(total === last ? shuffle(next, balls) : drawWithoutReplacement(next, balls, total)),
  };
}

export const ballText = (ball: number) => String(ball).padStart(2, '0');

function ballsOfPrize({ name, count }: { name: string; count: number }, sent: unknown, last: number): string[] {
  const balls: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  if (balls.length !== count)
    throw new Malformed('wrongPrizeCount', { prize: name, count: balls.length, needed: count });
  return balls.map((ball) => {
    const text = typeof ball === 'number' ? String(ball) : ball;
    const isBall = typeof text === 'string' && /^[0-9]{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= last;
    if (!isBall)
      throw new Malformed('wrongPrizeNumber', { prize: name, token: said(ball), needed: `a ball from 1 to ${last}` });
    return ballText(Number(text));
  });
}
