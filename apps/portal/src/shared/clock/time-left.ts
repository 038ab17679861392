/** What is left of a time, as a countdown says it: days and hours, or a clock. */
export type TimeLeft = { days: number; hours: number } | { clock: string };

const DAY_SECONDS = 86_400;

export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= DAY_SECONDS)
    return { days: Math.floor(seconds / DAY_SECONDS), hours: Math.floor((seconds % DAY_SECONDS) / 3600) };
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  return { clock: hours > 0 ? `${two(hours)}:${clock}` : clock };
}

/** How full the ring is: the whole of a short draw's sales, the last day of a long one's. */
export function shareLeft({ opensAt, closesAt }: { opensAt: string; closesAt: string }, nowMs: number): number {
  const closes = Date.parse(closesAt);
  const whole = Math.min(closes - Date.parse(opensAt), DAY_SECONDS * 1000);
  return whole <= 0 ? 0 : Math.max(0, Math.min(1, (closes - nowMs) / whole));
}
