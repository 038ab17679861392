import { ErrorBoundary } from '@pelita/router/react';
import { type ReactNode, Suspense } from 'react';

/** A lazy part that may be missing: when it cannot be fetched or shown, the page around it stays as it is. */
export function Optional(props: {
  /** What stands there until it has come, and when it cannot be had. */
  fallback?: ReactNode;
  onFail?: () => void;
  children: ReactNode;
}) {
  const { fallback = null, onFail, children } = props;
  return (
    <ErrorBoundary Failed={() => fallback} onError={onFail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
