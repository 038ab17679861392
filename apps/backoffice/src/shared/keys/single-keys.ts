import { createStore } from '@pelita/ui/store';
import { useSyncExternalStore } from 'react';

const KEPT_AS = 'single-keys';
const OFF = 'off';

/** Whether letters alone do something (WCAG 2.1.4): as this browser's operator has chosen, at first yes. */
const singleKeys = createStore(localStorage.getItem(KEPT_AS) !== OFF);

export const areSingleKeysOn = singleKeys.get;

export function useAreSingleKeysOn(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
}

export function switchSingleKeys(): void {
  const isOn = !singleKeys.get();
  if (isOn) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, OFF);
  singleKeys.set(isOn);
}
