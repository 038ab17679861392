import type { FieldProblem } from './errors.ts';
import type { FieldRule } from './site.ts';

/** Accepts anything within the lengths. */
export const ANY_PATTERN = '*';

/**
 * What is wrong with a filled field by its rule. The problem's key is the rule's patternId, whose text names the lengths
 * too (REG-04). Lengths count characters as people do, not UTF-16 units; patterns are read with the flag `u`.
 */
export function ruleProblem(value: string, rule: FieldRule): FieldProblem | null {
  const length = [...value].length;
  const isInside = length >= rule.minLength && length <= rule.maxLength;
  const isAccepted = rule.acceptedPattern === ANY_PATTERN || new RegExp(rule.acceptedPattern, 'u').test(value);
  if (isInside && isAccepted) return null;
  return { key: rule.patternId, params: { minimum: rule.minLength, maximum: rule.maxLength } };
}
