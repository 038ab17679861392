import type { FieldRule } from '@pelita/contract';
import { lengthText } from '@pelita/i18n';
import type { useText } from '../language/use-text.ts';

/** What a field takes, by its pattern (REG-04). */
export function hintOf(rule: FieldRule, { pattern }: { pattern: ReturnType<typeof useText<'patterns'>> }): string {
  const key = rule.patternId as Parameters<typeof pattern>[0];
  const length = lengthText(rule.minLength, rule.maxLength);
  return pattern.has(key) ? pattern(key, { length }) : length;
}
