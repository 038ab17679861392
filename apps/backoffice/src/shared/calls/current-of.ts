import { CallFailure } from '@pelita/client/failure';

/** What is there instead, of a change that was refused because someone else had made one; null for any other failure. */
export function currentOf<Current>(failure: unknown): Current | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'changed_meanwhile') return null;
  return failure.extra['current'] as Current;
}
