import { ruleProblem } from '@pelita/contract';
import { useText } from '../language/use-text.ts';
import { confirmationProblem } from './confirmation-problem.ts';
import { hintOf } from './rule-hint.ts';
import { useRules } from './use-rules.ts';

/** PASS-05: the rule of a password that is being chosen, as the registration shows it. The server applies it again. */
export function useNewPassword(purpose: 'password' | 'paymentPassword') {
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const rule = useRules().rules?.[purpose];
  // Empty until the rule is here, so that the place of the hint stands and belongs to its field from the beginning.
  const hint = rule ? hintOf(rule, texts) : '';
  const judge = (typed: string, again: string) => ({
    typed: rule && ruleProblem(typed, rule) ? hint : undefined,
    again: confirmationProblem(typed, again, texts.field),
  });
  return { hint, judge };
}
