import { nowMs } from '@pelita/client/now';

/** Ticks at each whole second while somebody listens. A tick re-renders the listeners' text alone, never a page. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | null = null;
let second = 0;

export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearTimeout(timer);
    timer = null;
  };
}

/** The last whole second, in epoch milliseconds. */
export function currentSecond(): number {
  if (second === 0) second = wholeSecond();
  return second;
}

function tick(): void {
  second = wholeSecond();
  timer = setTimeout(tick, 1000 - (nowMs() % 1000));
  for (const listener of listeners) listener();
}

function wholeSecond(): number {
  return Math.floor(nowMs() / 1000) * 1000;
}
