import { Activity, type ReactNode, Suspense, useState } from 'react';

/**
 * Of several views one is seen. Those that were left stay as they were until the modal goes: what was typed is there
 * again on coming back, and a countdown has gone on.
 */
export function KeptViews<Name extends string>(props: {
  /** None while something else stands in their place. */
  shown: Name | undefined;
  of: (name: Name) => ReactNode;
  /** While a view is on its way. */
  placeholder?: ReactNode;
}) {
  const { shown, of, placeholder = null } = props;
  const [seen, setSeen] = useState<readonly Name[]>([]);
  if (shown !== undefined && !seen.includes(shown)) setSeen([...seen, shown]);
  return seen.map((name) => (
    <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
      {/* React cannot bear that what is on its way for a hidden Activity itself arrives after it has gone. */}
      <Suspense fallback={placeholder}>{of(name)}</Suspense>
    </Activity>
  ));
}
