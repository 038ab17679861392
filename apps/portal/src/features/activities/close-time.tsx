import { useIsLive } from '../../shared/browser/hydration.ts';
import { useServerNow } from '../../shared/clock/server-clock.ts';
import { timeLeft } from '../../shared/clock/time-left.ts';
import { useText } from '../../shared/language/use-text.ts';

/** How long something is open, by the server's clock. */
export function CloseTime({ endsAt }: { endsAt: string }) {
  const text = useText('activityCentre');
  return <>{text('endsIn', { time: useTimeLeft(endsAt) })}</>;
}

/** `03:12:48`, or days and hours. A second re-renders this text alone. */
export function TimeLeft({ until }: { until: string }) {
  return <>{useTimeLeft(until)}</>;
}

function useTimeLeft(until: string): string {
  const text = useText('activityCentre');
  const now = useServerNow();
  if (!useIsLive()) return '--:--';
  const left = timeLeft(Date.parse(until) - now);
  return 'clock' in left
    ? left.clock
    : text('daysHours', { days: String(left.days), hours: String(left.hours).padStart(2, '0') });
}
