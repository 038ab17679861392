import { type FieldProblem, type FieldProblems, ruleProblem, typedLine } from '@pelita/contract';
import { isReadable, passwordProblem } from '../../accounts/index.ts';
import type { RegistrationField, RegistrationRules } from './registration-fields.ts';

export type RegistrationForm = { [Field in RegistrationField]?: string | undefined };

/** REG-13: every rule that the form shows, once more, by field; empty when all is well. */
export function registrationProblems(form: RegistrationForm, rules: RegistrationRules): FieldProblems {
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const field = name as RegistrationField;
    const problem = rule.enabled ? problemOf(field, form, rules) : null;
    return problem ? [[field, problem] as const] : [];
  });
  // A number that is given must be proved, also where it may be left out.
  const lacksCode =
    rules.verificationCode.enabled && textOf('mobileNum', form) !== '' && textOf('verificationCode', form) === '';
  return { ...Object.fromEntries(found), ...(lacksCode ? { verificationCode: { key: 'required' } } : {}) };
}

/** The optional fields worth keeping: switched on and filled in. What is switched off is left unread. */
export function registrationDetails(form: RegistrationForm, rules: RegistrationRules): Record<string, string> {
  const kept = Object.entries(rules).flatMap(([name, rule]) => {
    const field = name as RegistrationField;
    const value = textOf(field, form);
    return rule.enabled && value !== '' && !takenAsTyped.includes(field) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** These have a place of their own, and a space in them means something. */
const takenAsTyped: readonly RegistrationField[] = ['username', 'password', 'confirmPassword', 'paymentPassword'];

/** Of one field that is switched on. */
function problemOf(field: RegistrationField, form: RegistrationForm, rules: RegistrationRules): FieldProblem | null {
  const value = textOf(field, form);
  if (value === '') return rules[field].required ? { key: 'required' } : null;
  if (!value.isWellFormed() || value.includes('\0')) return { key: 'text_not_storable' };
  // Whatever pattern a brand has set: a name with characters that do not show could pass for another's.
  if (field === 'username' && !isReadable(value))
    return ruleProblem(value, rules[field]) ?? { key: 'text_not_storable' };
  if (field === 'password') return passwordProblem(value, form.username ?? form.mobileNum ?? '', rules.password);
  if (field === 'confirmPassword') return value === form.password ? null : { key: 'checkPass' };
  return ruleProblem(value, rules[field]);
}

function textOf(field: RegistrationField, form: RegistrationForm): string {
  const typed = form[field] ?? '';
  return takenAsTyped.includes(field) ? typed : typedLine(typed);
}
