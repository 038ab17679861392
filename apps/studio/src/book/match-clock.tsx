import type { BookMatch } from '@pelita/contract';
import { shownTimeZone } from '../platform/time-zone.ts';
import { useBookText } from './use-book.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: shownTimeZone(location.search),
});

/** The minute of a live match, or when it begins. */
export function MatchClock({ match }: { match: BookMatch }) {
  const text = useBookText();
  if (match.phase === 'live')
    return (
      <span className="match-live figures">
        <i aria-hidden="true" />
        {match.sport === 'football' ? text('minute', { minute: String(match.minute) }) : text('live')}
      </span>
    );
  if (match.phase === 'open') {
    return (
      <time className="figures muted" dateTime={match.startsAt}>
        {clock.format(new Date(match.startsAt))}
      </time>
    );
  }
  return <span className="muted">{text(`phase_${match.phase}`)}</span>;
}
