import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/language/use-text.ts';

/** For how long the operator's own claim holds. */
export function ClaimCountdown({ until }: { until: string }) {
  const text = useText('officeWithdrawals');
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond);
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / 1_000));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <span className="claim">{text('claimedFor', { time })}</span>;
}
