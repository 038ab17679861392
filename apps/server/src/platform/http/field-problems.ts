import type { FieldProblem, FieldProblems } from '@pelita/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * What the schema found, as stable keys with their parameters. A shape that names its own key (`{ error: 'pattern' }`)
 * keeps it; a value that is not there at all is always `required`.
 */
export function fieldProblems(issues: readonly Issue[], input: unknown): FieldProblems {
  return Object.fromEntries(
    issues.flatMap((issue) => namesOf(issue).map((name) => [name, problemOf(issue, input)] as const)).toReversed(),
  );
}

function namesOf(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'));
  return [issue.path.join('.')];
}

function problemOf(issue: Issue, input: unknown): FieldProblem {
  if (issue.code === 'unrecognized_keys') return { key: 'unknown' };
  if (valueAt(input, issue.path) === undefined) return { key: 'required' };
  const params = boundsOf(issue);
  const key = /^[a-zA-Z_]+$/.test(issue.message) ? issue.message : usualKey(issue);
  return params ? { key, params } : { key };
}

function usualKey(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_large';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'invalid_format':
      return 'pattern';
    default:
      return 'invalid';
  }
}

function boundsOf(issue: Issue): Record<string, number> | null {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'custom' && typeof issue.params?.['maximum'] === 'number')
    return { maximum: issue.params['maximum'] };
  return null;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    input,
  );
}
