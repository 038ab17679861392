import type { Theme } from '@pelita/contract';
import { createStore } from '@pelita/ui/store';
import { useSyncExternalStore } from 'react';
import { keepChoice } from './kept-choice.ts';
import { startup } from './startup.ts';

const theme = createStore<Theme>(startup.theme);

export function useTheme(): Theme {
  return useSyncExternalStore(theme.subscribe, theme.get);
}

export function chooseTheme(next: Theme): void {
  document.documentElement.dataset['theme'] = next;
  keepChoice('theme', next);
  theme.set(next);
}
