import { type ReactNode, useEffect, useRef } from 'react';

/** What takes the place of something else within a room: the focus went with that, and comes here. */
export function Step({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="security-step">
      {children}
    </div>
  );
}
