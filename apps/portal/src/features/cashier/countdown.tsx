import { useEffect, useState, useSyncExternalStore } from 'react';
import { nowMs } from '@pelita/client/now';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';

const HURRY_SECONDS = 10;

type Props = { label: string; createdAt: string; expiresAt: string; onEnd: () => void };

/** What is left of a span that has just begun, as a draining ring and figures; a tick re-renders nothing around it. */
export function Countdown({ label, createdAt, expiresAt, onEnd }: Props) {
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond);
  const end = Date.parse(expiresAt);
  // The span began on the server's clock just before this stood here: the device's own clock may be far off.
  const [aheadMs] = useState(() => nowMs() - Date.parse(createdAt));
  const spanMs = Math.max(1, end - Date.parse(createdAt));
  const leftMs = Math.min(spanMs, Math.max(0, end - (now - aheadMs)));
  const leftSeconds = Math.ceil(leftMs / 1000);
  const share = leftMs / spanMs;
  const isOver = leftSeconds === 0;
  useEffect(() => {
    if (isOver) onEnd();
    // Once, when the time runs out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <p className="order-countdown" data-hurry={leftSeconds <= HURRY_SECONDS}>
      <svg aria-hidden viewBox="0 0 36 36" width="28" height="28">
        <circle className="order-countdown-track" cx="18" cy="18" r="15" pathLength="1" />
        <circle className="order-countdown-left" cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${share} 1`} />
      </svg>
      <span>{label}</span>
      <time className="order-countdown-time" dateTime={`PT${leftSeconds}S`}>
        {clockText(leftSeconds)}
      </time>
    </p>
  );
}

function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
