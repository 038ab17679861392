import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { useText } from '../../shared/language/use-text.ts';
import { durationText } from './duration-text.ts';

/** How long the game has been open. A tick changes this text and nothing else. */
export function TimePlayed({ sinceMs }: { sinceMs: number }) {
  const text = useText('games');
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond, () => sinceMs);
  return (
    <span className="time-played" title={text('timePlayed')}>
      <Clock aria-hidden size={15} />
      <span className="sr-only">{text('timePlayed')}</span>
      <span role="timer" dir="ltr">
        {durationText(now - sinceMs)}
      </span>
    </span>
  );
}
