import type { FieldProblem } from './errors.ts';
import type { FieldRule } from './site.ts';

/** Accepts anything within the lengths. */
const ANY_PATTERN = '*';

/**
 * What is wrong with a filled field by its rule. The problem's key is the rule's patternId, whose text names the lengths
 * too (REG-04). Lengths count characters as people do, not UTF-16 units; patterns are read with the flag `u`, and only
 * over what is no longer than the rule allows.
 */
export function ruleProblem(value: string, rule: FieldRule): FieldProblem | null {
  const { acceptedPattern, patternId, minLength, maxLength } = rule;
  const length = [...value].length;
  const isInside = length >= minLength && length <= maxLength;
  if (isInside && (acceptedPattern === ANY_PATTERN || new RegExp(acceptedPattern, 'u').test(value))) return null;
  return { key: patternId, params: { minimum: minLength, maximum: maxLength } };
}
