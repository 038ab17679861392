import { type FieldProblem, type FieldRule, ruleProblem } from '@pelita/contract';
import { canonicalUsername } from '../names/username.ts';
import { isCommonPassword } from './common-passwords.ts';

/** PASS-05: the brand's rule, and nothing that is guessed first: common, breached, or the username itself. */
export function passwordProblem(password: string, username: string, rule: FieldRule): FieldProblem | null {
  if (!password.isWellFormed()) return { key: 'text_not_storable' };
  const problem = ruleProblem(password, rule);
  if (problem) return problem;
  const isUsername = canonicalUsername(password) === canonicalUsername(username);
  return isUsername || isCommonPassword(password) ? { key: 'password_common' } : null;
}
