import { afterNextPaint } from '../next-paint.ts';
import { createStore } from '../store.ts';

/** One short message at a time, for what has no place of its own on the page. A screen reader speaks it. */
export type Notice = { tone: 'done' | 'problem'; text: string };

export const currentNotice = createStore<Notice | null>(null);

const SHOWN_MS = 6_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(notice: Notice): void {
  afterNextPaint(() => {
    clearTimeout(timer);
    currentNotice.set(notice);
    timer = setTimeout(() => currentNotice.set(null), SHOWN_MS);
  });
}
