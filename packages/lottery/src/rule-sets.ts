import { elevenFive } from './fast/eleven-five.ts';
import { happy10 } from './fast/happy10.ts';
import { k3 } from './fast/k3.ts';
import { keno } from './fast/keno.ts';
import { lucky28 } from './fast/lucky28.ts';
import { pk10 } from './fast/pk10.ts';
import { ssc } from './fast/ssc/rule-set.ts';
import { fourDigits } from './four-d/rule-sets.ts';
import { markSix } from './mark-six/rule-sets.ts';
import type { PlayType, RuleSet } from './rule-set.ts';
import { thai } from './thai/rule-sets.ts';
import { vietnam } from './vietnam/rule-sets.ts';

/** Every rule set that a game can follow. A new one is a folder and a line here. */
export const ruleSets: readonly RuleSet[] = [
  ...vietnam,
  ...fourDigits,
  ...thai,
  ...markSix,
  ssc,
  k3,
  elevenFive,
  pk10,
  keno,
  happy10,
  lucky28,
];

const byCode = new Map(ruleSets.map((rules) => [rules.code, rules]));

export function ruleSetOf(code: string): RuleSet | undefined {
  return byCode.get(code);
}

export function playTypeOf({ playTypes }: RuleSet, id: string): PlayType | undefined {
  return playTypes.find((playType) => playType.id === id);
}
