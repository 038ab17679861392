import { keptForever } from '../../shared/browser/kept.ts';
import { createStore } from '@pelita/ui/store';

const ITEM = 'recentSearches';
const KEPT = 6;

/** What this device searched for last, the newest first. */
export const recentSearches = createStore<readonly string[]>(typeof window === 'undefined' ? [] : read());

export function keepSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  write([wanted, ...recentSearches.get().filter((one) => one !== wanted)].slice(0, KEPT));
}

export function forgetSearches(): void {
  write([]);
}

function write(texts: readonly string[]): void {
  keptForever.write(ITEM, JSON.stringify(texts));
  recentSearches.set(texts);
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(keptForever.read(ITEM) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}
