import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilItComes } from './until-it-comes.ts';

const visitor = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', visitor.addEventListener.bind(visitor));
  vi.stubGlobal('removeEventListener', visitor.removeEventListener.bind(visitor));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('ROUTE-06 a part that nobody waits for is asked for again after ever longer pauses, five minutes at most', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  void untilItComes(load);
  const asked: number[] = [];
  for (let seconds = 0; seconds <= 1_300; seconds += 1) {
    while (asked.length < load.mock.calls.length) asked.push(seconds);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked.map((at, place) => at - (asked[place - 1] ?? 0))).toEqual([0, 5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('ROUTE-06 it is asked for as soon as the connection is back, and no more once it is there', async () => {
  const load = vi.fn(() => Promise.resolve('the part')).mockRejectedValueOnce(new Error('no connection'));
  const part = untilItComes(load);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(load).toHaveBeenCalledTimes(1);
  visitor.dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
  visitor.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(load).toHaveBeenCalledTimes(2);
});
