import './security-rooms.css';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useSecurity } from './use-security.ts';
import type { Security } from './what-is-kept.ts';

/** A room that shows how the account stands: it waits for the server's word, and says when that cannot be had. */
export function WithSecurity({ children }: { children: (security: Security) => ReactNode }) {
  const { data, error, refetch } = useSecurity();
  if (data) return <div className="security-room">{children(data)}</div>;
  if (error) return <NotLoaded note={failureText(error)} onRetry={() => void refetch()} />;
  return <RoomWaits />;
}

export function RoomWaits() {
  const text = useText('shell');
  return (
    <div role="status" aria-label={text('loading')} className="centre-stack security-room">
      <div className="skeleton h-14 rounded-m" />
      <div className="skeleton h-14 rounded-m" />
    </div>
  );
}

/** What every room shows of the account is asked for anew. */
export function useAccountHasChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries(ownQuery());
}
