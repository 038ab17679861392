import { digitPrizes } from '../../results/prizes.ts';
import type { PlayType, RuleSet } from '../../rule-set.ts';
import { combination, direct, directBy, optional, position } from './direct.ts';
import { anywhere, group, groupBank, groupSum, mixed, type Pattern } from './groups.ts';
import { shapeBets } from './shapes.ts';
import { sideBets, sidesOfWindow } from './sides.ts';
import { five, fours, threes, twos } from './windows.ts';

const pattern = (...parts: readonly (readonly [times: number, digits: number])[]): Pattern =>
  parts.map(([times, digits]) => ({ times, digits }));

const playTypes: PlayType[] = [
  direct(five),
  combination(five),
  group('group120', five, pattern([1, 5])),
  group('group60', five, pattern([2, 1], [1, 3])),
  group('group30', five, pattern([2, 2], [1, 1])),
  group('group20', five, pattern([3, 1], [1, 2])),
  group('group10', five, pattern([3, 1], [2, 1])),
  group('group5', five, pattern([4, 1], [1, 1])),
  ...fours.flatMap((window) => [
    direct(window),
    combination(window),
    group(`group24Of${window.name}`, window, pattern([1, 4])),
    group(`group12Of${window.name}`, window, pattern([2, 1], [1, 2])),
    group(`group6Of${window.name}`, window, pattern([2, 2])),
    group(`group4Of${window.name}`, window, pattern([3, 1], [1, 1])),
    anywhere(1, window, 3_439),
    anywhere(2, window, 974),
  ]),
  ...threes.flatMap((window) => [
    direct(window),
    directBy('sum', window),
    directBy('span', window),
    combination(window),
    group(`group3Of${window.name}`, window, pattern([2, 1], [1, 1])),
    group(`group6Of${window.name}`, window, pattern([1, 3])),
    mixed(window),
    groupSum(window),
    groupBank(window),
    anywhere(1, window, 271),
    anywhere(2, window, 54),
    sidesOfWindow(window),
  ]),
  ...twos.flatMap((window) => [
    direct(window),
    directBy('sum', window),
    directBy('span', window),
    group(`group2Of${window.name}`, window, pattern([1, 2])),
    groupSum(window),
    groupBank(window),
    sidesOfWindow(window),
  ]),
  position,
  ...[2, 3, 4].map(optional),
  anywhere(2, five, 14_670),
  anywhere(3, five, 4_350),
  ...sideBets(threes),
  ...shapeBets(threes),
];

/** Five digits, each drawn on its own: 100,000 outcomes. */
export const ssc: RuleSet = {
  code: 'SSC',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: digitPrizes([{ name: 'digits', count: 1, digits: 5 }], { digits: '39877' }),
  playTypes,
};
