import { useSyncExternalStore } from 'react';

/** As in `modal.css`: where a modal is a sheet of the whole screen. */
const QUERY = '(width < 40rem)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function isNarrow(): boolean {
  return matchMedia(QUERY).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
