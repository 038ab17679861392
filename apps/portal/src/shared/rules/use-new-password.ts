import { ruleProblem } from '@pelita/contract';
import type { FieldWords } from '@pelita/ui/use-act-form';
import { useText } from '../language/use-text.ts';
import { confirmationProblem } from './confirmation-problem.ts';
import { hintOf } from './rule-hint.ts';
import { useRules } from './use-rules.ts';

/** Each password as the calls name it, and then once more. */
const newPasswordNames = {
  password: ['newPassword', 'confirmNewPassword'],
  paymentPassword: ['paymentPassword', 'confirmPaymentPassword'],
} as const;
type Purpose = keyof typeof newPasswordNames;

/** PASS-05: the rule of a password that is being chosen, as the registration shows it. The server applies it again. */
export function useNewPassword<P extends Purpose>(purpose: P) {
  type Typed = Record<(typeof newPasswordNames)[P][number], string>;
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const rule = useRules().rules?.[purpose];
  // Empty until the rule is here, so that the place of the hint stands and belongs to its field from the beginning.
  const hint = rule ? hintOf(rule, texts) : '';
  const [name, againName]: readonly [keyof Typed, keyof Typed] = newPasswordNames[purpose];
  const judge = (values: Typed) =>
    ({
      [name]: rule && ruleProblem(values[name], rule) ? hint : undefined,
      [againName]: confirmationProblem(values[name], values[againName], texts.field),
    }) as FieldWords<Typed>;
  return { hint, judge };
}
