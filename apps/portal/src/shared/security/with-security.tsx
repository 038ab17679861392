import './security-rooms.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '@pelita/ui/skeleton';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { ownQuery } from '../session/own-query.ts';
import { useSecurity } from './use-security.ts';
import type { Security } from './what-is-kept.ts';

/** A room that shows how the account stands: it waits for the server's word, and says when that cannot be had. */
export function WithSecurity({ children }: { children: (security: Security) => ReactNode }) {
  const { data, error, refetch } = useSecurity();
  const place = useRef<HTMLDivElement>(null);
  const hadPassword = useRef(data?.hasLoginPassword);
  useEffect(() => {
    // The form in which the first password was set has gone, and the room stands there in its place.
    if (hadPassword.current === false && data?.hasLoginPassword) place.current?.focus();
    hadPassword.current = data?.hasLoginPassword;
  }, [data?.hasLoginPassword]);
  if (data)
    return (
      <div ref={place} tabIndex={-1} className="security-room">
        {children(data)}
      </div>
    );
  if (error) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  return <RoomWaits />;
}

export function RoomWaits() {
  return <Skeleton heights={[56, 56]} className="centre-stack security-room" />;
}

/**
 * What every room shows of the account is asked for anew. A first answer still on its way is dropped: it may have been
 * read before the change, and TanStack Query would take it for the new one.
 */
export function useAccountHasChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.cancelQueries(ownQuery());
    await client.invalidateQueries(ownQuery());
  };
}
