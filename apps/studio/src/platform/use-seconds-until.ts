import { useEffect, useState } from 'react';
import { deviceClockMs } from './device.ts';

const TICK_MS = 250;

/** Whole seconds to an instant of the server's clock, which is ahead of the device's by so much; never below zero. */
export function useSecondsUntil(instant: string | undefined, aheadMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(instant, aheadMs));
  useEffect(() => {
    const tell = () => setSeconds(secondsTo(instant, aheadMs));
    tell();
    const timer = setInterval(tell, TICK_MS);
    return () => clearInterval(timer);
  }, [instant, aheadMs]);
  return seconds;
}

function secondsTo(instant: string | undefined, aheadMs: number): number {
  if (instant === undefined) return 0;
  return Math.max(0, Math.ceil((Date.parse(instant) - deviceClockMs() - aheadMs) / 1_000));
}
