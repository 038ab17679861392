import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { Skeleton } from './skeleton.tsx';

/** What a query has answered so far. */
type Asked<Value> = { data: Value | undefined; error: unknown; refetch: () => unknown };

/** What a call has answered, or its shape until it does, or why it did not and the way to ask again. */
export function Answer<Value>(props: { of: Asked<Value>; children: (value: Value) => ReactNode }) {
  const { of, children } = props;
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <NotLoaded failure={of.error} onRetry={() => void of.refetch()} />;
  return <Skeleton heights={[112, 64, 64]} />;
}
