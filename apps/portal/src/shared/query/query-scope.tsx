import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { onOffers } from '../live/offers.ts';

let ofThisBrowser: QueryClient | null = null;

/**
 * Server state of the pages that list things. It comes with the first of them, not with home. A browser keeps one cache;
 * on the server each rendering has its own, or one visitor's page would show what another's asked for.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(() => (import.meta.env.SSR ? createClient() : (ofThisBrowser ??= clientOfBrowser())));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Of a query that an operator's change of the offers makes stale. */
export const ofOffers = { meta: { isOfOffers: true } };

function clientOfBrowser(): QueryClient {
  const client = createClient();
  onOffers(() => void client.invalidateQueries({ predicate: ({ meta }) => meta?.['isOfOffers'] === true }));
  return client;
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
