import { linesOf } from '../content/lines-of.ts';
import { ballsOf, choicesOfBalls, ordersOfBalls } from '../content/balls-of.ts';
import { positionsOf } from '../content/positions-of.ts';
import { choose, combinations } from '../numbers.ts';
import { fairKind } from '../pricing/fair-odds.ts';
import { numbersAt } from '../results/prizes.ts';
import type { Hit, PlayType } from '../rule-set.ts';

/** A draw of balls that bets look at: so many of so many, in the order drawn. */
export interface BallDraw {
  readonly prize: string;
  readonly drawn: number;
  readonly last: number;
}

const won = (key: string): Hit => ({ key, prize: 'win', seen: key });
const exampleBalls = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];

/** All of k chosen balls are drawn; of more than are drawn, all that are drawn are among the chosen. */
export function anyOf(id: string, k: number, { prize, drawn, last }: BallDraw): PlayType {
  const winning = k <= drawn ? choose(drawn, k) : choose(last - drawn, k - drawn);
  const all = Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));
  return {
    id,
    example: exampleBalls.slice(0, Math.max(k, 2)).join(','),
    lines: (content) => linesOf(choicesOfBalls(content, k, last).map((balls) => balls.join(','))),
    wins: 'perHit',
    kinds: { line: fairKind(winning, choose(last, k)) },
    hits: (result) => {
      const balls = numbersAt(result, prize);
      const others = all.filter((ball) => !balls.includes(ball));
      const winners =
        k <= drawn
          ? combinations(balls.toSorted(), k)
          : combinations(others, k - drawn).map((rest) => [...balls, ...rest].toSorted());
      return winners.map((chosen) => won(chosen.join(',')));
    },
  };
}

/** The first balls, in their order. */
export function firstInOrder(id: string, count: number, { prize, last }: BallDraw): PlayType {
  let orders = 1;
  for (let i = 0; i < count; i += 1) orders *= last - i;
  return {
    id,
    example: exampleBalls.slice(0, count).join('|'),
    lines: (content) => linesOf(ordersOfBalls(content, count, last)),
    wins: 'perHit',
    kinds: { line: fairKind(1, orders) },
    hits: (result) => [won(numbersAt(result, prize).slice(0, count).join('>'))],
  };
}

/** The first balls, in any order. */
export function firstInAnyOrder(id: string, count: number, { prize, last }: BallDraw): PlayType {
  return {
    id,
    example: exampleBalls.slice(0, count + 1).join(','),
    lines: (content) => linesOf(choicesOfBalls(content, count, last).map((balls) => balls.join(','))),
    wins: 'perHit',
    kinds: { line: fairKind(1, choose(last, count)) },
    hits: (result) => [won(numbersAt(result, prize).slice(0, count).toSorted().join(','))],
  };
}

/** A ball in its place, each a line: "01||05" are two. */
export function inPlace({ prize, drawn, last }: BallDraw): PlayType {
  return {
    id: 'position',
    example: ['01', '05,03', ...Array<string>(drawn - 2).fill('')].join('|'),
    lines: (content) => {
      const chosen = positionsOf(content, drawn, (choices) => ballsOf(choices, last), { mayBeEmpty: true });
      return linesOf(chosen.flatMap((balls, at) => balls.map((ball) => `${at + 1}:${ball}`)));
    },
    wins: 'perHit',
    kinds: { line: fairKind(1, last) },
    hits: (result) => numbersAt(result, prize).map((ball, at) => won(`${at + 1}:${ball}`)),
  };
}

/** A ball among the first ones. */
export function amongFirst(id: string, count: number, { prize, last }: BallDraw): PlayType {
  return {
    id,
    example: '01,02',
    lines: (content) => linesOf(ballsOf(content, last)),
    wins: 'perHit',
    kinds: { line: fairKind(count, last) },
    hits: (result) => numbersAt(result, prize).slice(0, count).map(won),
  };
}
