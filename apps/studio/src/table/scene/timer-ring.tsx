import { useTableState, useTableText } from '../use-table.ts';
import { useSecondsTo } from '../use-seconds.ts';

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;

const words = { betting: 'phaseBetting', closed: 'phaseClosed', revealed: 'phaseRevealed' } as const;

/** A ring that drains by the server's clock and says what it drains to. */
export function TimerRing() {
  const text = useTableText();
  const round = useTableState((state) => state.news?.round ?? null);
  const phase = round?.phase ?? 'closed';
  const until = phase === 'betting' ? round?.betsUntil : phase === 'closed' ? round?.revealsAt : round?.endsAt;
  const seconds = useSecondsTo(until);
  if (!round) return null;
  const wholeSeconds = (Date.parse(until ?? '') - round.number * 1_000) / 1_000 - sinceOf(round, phase);
  const share = Math.min(1, seconds / Math.max(1, wholeSeconds));
  const isUrgent = phase === 'betting' && seconds <= LAST_SECONDS;
  return (
    <div className={`timer${isUrgent ? ' timer-urgent' : ''} timer-${phase}`}>
      <div className="timer-ring">
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r={RADIUS} className="timer-track" />
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            className="timer-left"
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - share)}
          />
        </svg>
        <b className="figures">{String(seconds).padStart(2, '0')}</b>
      </div>
      <p className="timer-words" role="status">
        {text(words[phase])}
      </p>
      <span className="sr-only">
        {isUrgent && seconds === LAST_SECONDS ? text('secondsLeft', { seconds: String(seconds) }) : ''}
      </span>
    </div>
  );
}

/** How many seconds of the round were over when the phase began. */
function sinceOf(
  { number, betsUntil, revealsAt }: { number: number; betsUntil: string; revealsAt: string },
  phase: 'betting' | 'closed' | 'revealed',
): number {
  if (phase === 'betting') return 0;
  return Date.parse(phase === 'closed' ? betsUntil : revealsAt) / 1_000 - number;
}
