import { expect, test } from 'vitest';
import { combinations } from '../numbers.ts';
import type { PlayType, Result } from '../rule-set.ts';
import { ballText } from '../results/balls.ts';
import { arrangements, countedChances, everyLine, statedChances } from '../testing/all-outcomes.ts';
import { elevenFive } from './eleven-five.ts';
import { happy10 } from './happy10.ts';
import { k3 } from './k3.ts';
import { lucky28 } from './lucky28.ts';
import { pk10 } from './pk10.ts';

const balls = (last: number) => Array.from({ length: last }, (_, at) => ballText(at + 1));

/** All orders of the first places; what stands behind them does not matter to the bet. */
const byFirst = (prize: string, drawn: number, last: number, first: number): Result[] =>
  arrangements(balls(last), first).map((begun) => ({
    [prize]: [...begun, ...balls(last).filter((ball) => !begun.includes(ball))].slice(0, drawn),
  }));

const asSets = (drawn: number, last: number): Result[] =>
  combinations(balls(last), drawn).map((set) => ({ balls: set }));

/** x → ax + b modulo 11 takes every pair of places to every pair of balls equally often. */
const everyPairOfEleven: Result[] = Array.from({ length: 110 }, (_, n) => ({
  balls: [0, 1, 2, 3, 4].map((place) => ballText(((place * (1 + (n % 10)) + Math.floor(n / 10)) % 11) + 1)),
}));

/** Every ball in every place, and each order reversed: enough for bets on one place, or on which of two is higher. */
const turns = (prize: string, drawn: number, last: number): Result[] =>
  balls(last).flatMap((_, by) => {
    const turned = [...balls(last).slice(by), ...balls(last).slice(0, by)];
    return [{ [prize]: turned.slice(0, drawn) }, { [prize]: turned.toReversed().slice(0, drawn) }];
  });

const faces = [1, 2, 3, 4, 5, 6];
const throws: Result[] = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => ({ dice: [`${a}${b}${c}`] }))));
const thousand: Result[] = Array.from({ length: 1000 }, (_, number) => ({ digits: [String(number).padStart(3, '0')] }));

const outcomesOf: Readonly<Record<string, (playType: PlayType) => readonly Result[]>> = {
  K3: () => throws,
  LUCKY28: () => thousand,
  '11X5': ({ id }) => {
    if (/^(first|group|anyOfFirst)/.test(id)) return byFirst('balls', 5, 11, 3);
    return /^(position|side|dragonTiger)$/.test(id) ? everyPairOfEleven : asSets(5, 11);
  },
  PK10: ({ id }) => {
    const first = Number(/^front(\d)/.exec(id)?.[1] ?? (id === 'topTwoSum' || id === 'topTwoSide' ? 2 : 3));
    return /^(position|side|dragonTiger)$/.test(id) ? turns('order', 10, 10) : byFirst('order', 10, 10, first);
  },
  HAPPY10: () => turns('balls', 8, 20),
};

const bets = [k3, elevenFive, pk10, happy10, lucky28].flatMap(({ code, playTypes }) =>
  playTypes.map((playType) => ({ code, playType, name: `${code} ${playType.id}` })),
);

test.each(bets.filter(({ name }) => !/^(HAPPY10 any|PK10 front5)/.test(name)))(
  'FAIR-02 LOTT-03 $name: every line wins, and gets its stake back, as often as its price says, over all outcomes',
  ({ code, playType }) => {
    const outcomes = outcomesOf[code]?.(playType) ?? [];
    const lines = everyLine(playType).slice(0, 40);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(countedChances(playType, line, outcomes), line.keys.join()).toEqual(statedChances(playType, line));
  },
);

test('FAIR-02 Happy-10: of eight balls drawn, any k are hit as often as eight choose k of twenty choose k', () => {
  for (const k of [1, 2, 3, 4, 5]) {
    const playType = happy10.playTypes.find(({ id }) => id === `any${k}`);
    const hits = playType?.hits({ balls: balls(20).slice(3, 11) }) ?? [];
    const [, stated] = Object.entries(playType?.kinds['line']?.prizes ?? {})[0] ?? [];
    // Each set of k is drawn equally often, so the chance is the share of sets that one draw hits.
    const sets = combinations(balls(20), k).length;
    expect(BigInt(new Set(hits.map(({ key }) => key)).size) * (stated?.chance.denominator ?? 0n)).toBe(
      (stated?.chance.numerator ?? 0n) * BigInt(sets),
    );
  }
});
