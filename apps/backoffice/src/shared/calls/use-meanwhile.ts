import { useState } from 'react';
import { currentOf } from './current-of.ts';

/**
 * For a dialog that changes what others may change too: what it is compared with, and the other version once a change was
 * refused because of it. The next try is compared with that one, which has been seen by then.
 */
export function useMeanwhile<Version>(first: Version) {
  const [seen, setSeen] = useState(first);
  const [theirs, setTheirs] = useState<Version | null>(null);
  const watch = async <Value>(act: Promise<Value>): Promise<Value> => {
    try {
      return await act;
    } catch (failure) {
      const current = currentOf<Version>(failure);
      if (current !== null) {
        setSeen(current);
        setTheirs(current);
      }
      throw failure;
    }
  };
  return { seen, theirs, watch };
}
