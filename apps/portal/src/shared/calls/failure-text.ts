import { saidOf } from '@pelita/client/failure';
import { plainText } from '../language/language.ts';

/** What to say of whatever has failed: the server's own words, or that the network did not answer. */
export function failureText(failure: unknown): string {
  const said = saidOf(failure);
  return 'text' in said ? said.text : plainText('kit', said.key);
}
