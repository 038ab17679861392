import { QueryClient } from '@tanstack/react-query';

/** What the server has answered in this session; a lock or a logout empties it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: false, refetchOnWindowFocus: true } },
});
