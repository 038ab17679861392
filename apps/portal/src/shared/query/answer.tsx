import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../calls/failure-text.ts';
import { useText } from '../language/use-text.ts';
import { NotLoaded } from '../page/not-loaded.tsx';

/** What a call has answered, or its shape until it does, or why it did not and the way to ask again. */
export function Answer<Value>(props: { of: UseQueryResult<Value>; children: (value: Value) => ReactNode }) {
  const { of, children } = props;
  const text = useText('shell');
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <NotLoaded note={failureText(of.error)} onRetry={() => void of.refetch()} />;
  return (
    <div role="status" aria-label={text('loading')} className="grid gap-3">
      <div className="skeleton h-28 rounded-m" />
      <div className="skeleton h-16 rounded-m" />
      <div className="skeleton h-16 rounded-m" />
    </div>
  );
}
