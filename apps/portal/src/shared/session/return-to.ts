import { keptInTab } from '../browser/kept.ts';

const ITEM = 'returnTo';

/** ROUTE-05: where a visitor was going when a login was asked of them, of this site alone. */
export function keepReturn(address: string): void {
  keptInTab.write(ITEM, address);
}

/** Taken once. What is no path of this site leads home. */
export function takeReturn(): string {
  const kept = keptInTab.read(ITEM);
  keptInTab.remove(ITEM);
  return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : '/';
}
