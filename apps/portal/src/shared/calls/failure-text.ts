import { shellText } from '../language/language.ts';
import { CallFailure } from './failure.ts';

/** What to say of whatever has failed: a call's own words, or that the network did not answer. */
export function failureText(failure: unknown): string {
  return failure instanceof CallFailure ? failure.message : shellText('networkAbnormal');
}
