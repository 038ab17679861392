import './countdown.css';
import { useIsLive } from '../../../shared/browser/hydration.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useServerNow } from '../../../shared/clock/server-clock.ts';
import { shareLeft, timeLeft } from '../../../shared/clock/time-left.ts';

export type SalesTime = { opensAt: string; closesAt: string };

const LAST_MS = 10_000;
const RADIUS = 15.5;
const LENGTH = 2 * Math.PI * RADIUS;

/** How long a draw's sales are open, by the server's clock: a ring that drains, red in the last ten seconds. */
export function Countdown({ sales, size = 'small' }: { sales: SalesTime; size?: 'small' | 'large' | 'bar' }) {
  const text = useText('lottery');
  const isLive = useIsLive();
  const now = useServerNow();
  const left = Date.parse(sales.closesAt) - now;
  const isClosed = isLive && left <= 0;
  const isEnding = isLive && left <= LAST_MS;
  return (
    <div className={`countdown countdown-${size}`} data-ending={isEnding || undefined}>
      <Ring share={isLive ? shareLeft(sales, now) : 1} />
      <p className="countdown-words">
        <span className="countdown-label">{isClosed ? text('closed') : text('closesIn')}</span>
        <b className="countdown-time" role="timer">
          {isLive ? isClosed ? text('drawing') : <TimeLeft ms={left} /> : '--:--'}
        </b>
      </p>
    </div>
  );
}

/** The time alone, where many stand below each other. */
export function ShortCountdown({ sales }: { sales: SalesTime }) {
  const text = useText('lottery');
  const isLive = useIsLive();
  const left = Date.parse(sales.closesAt) - useServerNow();
  if (!isLive) return <span className="countdown-short">{'--:--'}</span>;
  return (
    <span className="countdown-short" data-ending={left <= LAST_MS || undefined}>
      {left <= 0 ? text('drawing') : <TimeLeft ms={left} />}
    </span>
  );
}

function TimeLeft({ ms }: { ms: number }) {
  const text = useText('lottery');
  const left = timeLeft(ms);
  return 'clock' in left
    ? left.clock
    : text('daysHours', { days: String(left.days), hours: String(left.hours).padStart(2, '0') });
}

function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden className="countdown-ring" viewBox="0 0 36 36">
      <circle cx="18" cy="18" r={RADIUS} className="countdown-track" />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        className="countdown-share"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}
