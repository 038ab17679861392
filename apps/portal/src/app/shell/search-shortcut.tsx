import { useEffect } from 'react';
import { openSearch } from '../../features/search/open-search.ts';

/** `/` opens the search. Its index comes at the first idle after somebody has touched the page. */
export function SearchShortcut() {
  useEffect(() => loadIndexAfterTouch(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input,textarea,select,[contenteditable],[role=dialog]')) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return null;
}

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

function loadIndexAfterTouch(): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, onSign);
  };
  const onSign = () => {
    stop();
    whenIdle(() => void import('../../features/search/load-index.ts').then(({ loadIndex }) => loadIndex()));
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  return stop;
}

/** Safari has no such call. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
