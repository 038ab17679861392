import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenResting } from './rest.ts';

const visitor = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', visitor.addEventListener.bind(visitor));
  vi.stubGlobal('removeEventListener', visitor.removeEventListener.bind(visitor));
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['pointerdown', 'keydown', 'scroll'])(
  'what is heavy waits until half a second has passed without a %s, and comes once',
  (sign) => {
    const act = vi.fn();
    whenResting(act);
    for (let presses = 0; presses < 5; presses += 1) {
      vi.advanceTimersByTime(400);
      visitor.dispatchEvent(new Event(sign));
    }
    vi.advanceTimersByTime(499);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
    visitor.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledTimes(1);
  },
);
