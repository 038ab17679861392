import type { Theme } from '@pelita/contract';
import { useSyncExternalStore } from 'react';

/** The page's theme, for what is drawn and cannot follow a style sheet. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'dark');
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}
