import { saidOf } from '@pelita/client/failure';
import { useKitText } from './use-kit-text.ts';

/** What to say of whatever has failed: the server's own words, or that the network did not answer. */
export function useFailureText(): (failure: unknown) => string {
  const text = useKitText('kit');
  return (failure) => {
    const said = saidOf(failure);
    return 'text' in said ? said.text : text(said.key);
  };
}
