import { expect, test } from 'vitest';
import { fraction } from '@pelita/games/fraction';
import { permutations } from '../../numbers.ts';
import type { PlayType } from '../../rule-set.ts';
import { everyLine } from '../../testing/all-outcomes.ts';
import { ssc } from './rule-set.ts';
import { allNumbers, allSorted, sumOf } from './windows.ts';

type Outcomes = readonly { readonly digits: string; readonly weight: number }[];
const once = (all: readonly string[]): Outcomes => all.map((digits) => ({ digits, weight: 1 }));

/** For bets on some neighbouring places: all their digits, the other places any. */
const windows: Readonly<Record<string, Outcomes>> = {
  '3First': once(allNumbers(3).map((digits) => `${digits}58`)),
  '3Mid': once(allNumbers(3).map((digits) => `0${digits}9`)),
  '3Last': once(allNumbers(3).map((digits) => `71${digits}`)),
  '2First': once(allNumbers(2).map((digits) => `${digits}636`)),
  '2Last': once(allNumbers(2).map((digits) => `204${digits}`)),
  '4First': once(allNumbers(4).map((digits) => `${digits}1`)),
  '4Last': once(allNumbers(4).map((digits) => `8${digits}`)),
};
/** With the last digit of their sum, all four-digit numbers show every four places with all digits equally often. */
const fourPlaces = once(allNumbers(4).map((digits) => `${digits}${sumOf(digits) % 10}`));
/** For bets that do not look at the order: each set of digits as often as it has orders. */
const anyOrder: Outcomes = allSorted(5).map((digits) => ({ digits, weight: permutations(digits).length }));
const everything = once(allNumbers(5));

function outcomesOf({ id }: PlayType): Outcomes {
  const window = Object.entries(windows).find(([name]) => id.endsWith(name));
  if (window) return window[1];
  if (/^(optional|position|side$|dragonTiger)/.test(id)) return fourPlaces;
  return /^(any|occurs|sumSide)/.test(id) ? anyOrder : everything;
}

test.each(ssc.playTypes)(
  'FAIR-02 LOTT-03 SSC $id: lines win as often as their price says, over all outcomes',
  (playType) => {
    const counts = new Map<string, number>();
    let all = 0;
    for (const { digits, weight } of outcomesOf(playType)) {
      all += weight;
      for (const { key } of playType.hits({ digits: [digits] })) counts.set(key, (counts.get(key) ?? 0) + weight);
    }
    const lines = everyLine(playType);
    expect(lines.length).toBeGreaterThan(0);
    for (const { keys, kind } of lines) {
      const won = keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
      expect(fraction(won, all), keys.join()).toEqual(playType.kinds[kind]?.prizes['win']?.chance);
    }
  },
);
