import type { Fraction } from '@pelita/games/fraction';
import { distinctLines } from '../content/lines-of.ts';
import { groupsOf, numbersOf } from '../content/numbers-of.ts';
import { Malformed } from '../malformed.ts';
import { combinations } from '../numbers.ts';
import { quoted, returning } from '../pricing/listed-odds.ts';
import type { Line, PlayType, Prize } from '../rule-set.ts';
import { allAppear, averageOfRarer, noneAppears } from './chances.ts';
import { hitsOn, lastDigits, lots } from './hits.ts';
import type { Region } from './regions.ts';

/** What the north quotes; elsewhere the odds follow from a return of 85 %. */
const northern: Readonly<Record<string, string>> = {
  xien2: '15',
  xien3: '65',
  xien4: '300',
  truot4: '2.3',
  truot8: '8.3',
  truot10: '12.6',
};

/** Bets on several two-digit endings: that all of them appear, that none does, or as often as the rarer of two. */
export function groupBets(region: Region): PlayType[] {
  const numbers = lots(region.prizes, 2);
  const price = (id: string, chance: Fraction): Prize =>
    region.code === 'XSMB' ? quoted(chance, northern[id] ?? '') : returning('0.85', chance);
  const all = (k: number) => ({ [k]: price(`xien${k}`, allAppear(k, numbers)) });
  const none = (k: number) => ({ 0: price(`truot${k}`, noneAppears(k, numbers)) });
  const hits = hitsOn(region.prizes, lastDigits(2), 2, 'match');

  const matching = (id: string, k: number, prizes: Readonly<Record<string, Prize>>): PlayType => ({
    id,
    example: ['13', '47', '99', '00', '01', '02', '03', '04', '06', '07'].slice(0, k).join(','),
    lines: (content) => distinctLines(groupsOf(content).map((group) => lineOf(group, k))),
    wins: 'byMatches',
    kinds: { line: { units: 1, prizes } },
    hits,
  });

  return [
    ...[2, 3, 4].map((k) => matching(`xien${k}`, k, all(k))),
    {
      ...matching('xienQuay', 3, {}),
      lines: (content) => distinctLines(groupsOf(content).flatMap(wheel)),
      kinds: Object.fromEntries([2, 3, 4].map((k) => [`xien${k}`, { units: 1, prizes: all(k) }])),
    },
    ...[4, 8, 10].map((k) => matching(`truot${k}`, k, none(k))),
    {
      ...matching('da', 2, {}),
      lines: (content) => distinctLines(groupsOf(content).flatMap(pairs)),
      wins: 'byFewest',
      kinds: { line: { units: 2 * numbers, prizes: { win: quoted(averageOfRarer(numbers), region.odds.da) } } },
      hits: hitsOn(region.prizes, lastDigits(2), 2),
    },
  ];
}

function lineOf(group: string, k: number): Line {
  const keys = numbersOf(group, 2).toSorted();
  if (keys.length !== k) throw new Malformed('wrongCount', { count: keys.length, needed: `${k} numbers` });
  return { keys, kind: 'line' };
}

/** Three or four numbers as every xiên that they make. */
function wheel(group: string): Line[] {
  const keys = numbersOf(group, 2).toSorted();
  if (keys.length !== 3 && keys.length !== 4)
    throw new Malformed('wrongCount', { count: keys.length, needed: '3 or 4 numbers' });
  return [2, 3, 4].flatMap((k) => combinations(keys, k).map((chosen) => ({ keys: chosen, kind: `xien${k}` })));
}

function pairs(group: string): Line[] {
  const keys = numbersOf(group, 2).toSorted();
  if (keys.length < 2) throw new Malformed('wrongCount', { count: keys.length, needed: '2 numbers or more' });
  return combinations(keys, 2).map((pair) => ({ keys: pair, kind: 'line' }));
}
