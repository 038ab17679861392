import { formatClock } from '@pelita/i18n';
import { useSyncExternalStore } from 'react';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { useTimeZoneChoice, zoneOf } from '../../shared/clock/time-zone.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';

/** A tick re-renders this text and nothing else. Until the page is live its place is kept. */
export function Clock() {
  const text = useText('shell');
  const choice = useTimeZoneChoice();
  const { settings } = useStartup();
  const second = useSyncExternalStore(subscribeToSeconds, currentSecond, () => 0);
  const shown = second === 0 ? '-- / -- ---- --:--:-- GMT--' : formatClock(second, zoneOf(choice, settings.timeZone));
  return (
    <time role="timer" dir="ltr" aria-live="off" aria-label={text('clock')} className="clock">
      {shown}
    </time>
  );
}
