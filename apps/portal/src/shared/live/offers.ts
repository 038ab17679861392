/** Promotions, goods or ranks have changed; for the queries of pages that show them. */
const listeners = new Set<() => void>();

export function onOffers(listener: () => void): void {
  listeners.add(listener);
}

export function tellOffers(): void {
  for (const listener of listeners) listener();
}
