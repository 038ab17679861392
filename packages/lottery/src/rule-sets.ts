import { fourDigits } from './four-d/rule-sets.ts';
import type { PlayType, RuleSet } from './rule-set.ts';
import { vietnam } from './vietnam/rule-sets.ts';

/** Every rule set that a game can follow. A new one is a folder and a line here. */
export const ruleSets: readonly RuleSet[] = [...vietnam, ...fourDigits];

const byCode = new Map(ruleSets.map((rules) => [rules.code, rules]));

export function ruleSetOf(code: string): RuleSet | undefined {
  return byCode.get(code);
}

export function playTypeOf({ playTypes }: RuleSet, id: string): PlayType | undefined {
  return playTypes.find((playType) => playType.id === id);
}
