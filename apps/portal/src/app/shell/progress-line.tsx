import { useLocation, useRouter } from '@pelita/router/react';
import { createStore } from '@pelita/ui/store';
import { useLayoutEffect, useSyncExternalStore } from 'react';

const isOnTheWay = createStore(false);

export function showProgress(): void {
  isOnTheWay.set(true);
}

/**
 * From a press that leads to a modal, or to a page that has to be fetched or comes for the first time, until that is shown:
 * the press is answered in the very next frame. A page that was shown before and is at hand needs no line: it would be gone
 * as soon as it is drawn, and the page comes later for it.
 */
export function ProgressLine() {
  const isShown = useSyncExternalStore(isOnTheWay.subscribe, isOnTheWay.get, () => false);
  const router = useRouter();
  const location = useLocation();
  useLayoutEffect(() => {
    if (router.location() === location) isOnTheWay.set(false);
  }, [router, location]);
  return isShown && <div aria-hidden className="progress-line" />;
}
