import './loaded.css';
import { Skeleton } from '@pelita/ui/skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import type { Asked } from '../calls/use-answer.ts';
import { Failed } from './failed.tsx';

/** What a call has answered, its shape until it has, or why it did not. */
export function Loaded<Value>(props: {
  of: Asked<Value>;
  heights?: readonly number[];
  children: (value: Value) => ReactNode;
}) {
  const { of, heights = [96, 48, 48, 48], children } = props;
  // A first answer is drawn in pieces, and the page answers in between. What follows it is never shown late: the page may be
  // about somebody else by then.
  const isHere = useDeferredValue(of.data !== undefined);
  if (of.data !== undefined && isHere) return children(of.data);
  if (of.error) return <Failed call={of.call} failure={of.error} onRetry={() => void of.refetch()} />;
  return <Skeleton heights={heights} />;
}
