import { useEffect, useState } from 'react';
import { deviceClockMs } from '../platform/device.ts';
import { useTableState } from './use-table.ts';

const TICK_MS = 250;

/** Whole seconds to an instant of the server's clock, never below zero. */
export function useSecondsTo(instant: string | undefined): number {
  const aheadMs = useTableState((state) => state.aheadMs);
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
