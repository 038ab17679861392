import { useSyncExternalStore } from 'react';

/** Whether a condition of style sheets holds, as `(width >= 64rem)`; false on the server. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
