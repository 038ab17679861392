import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { zoneOf } from './time-zone.ts';

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 20, 10, 47, 12, 250),
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('SHELL-01 the clock ticks at each whole second, and only while it is shown', () => {
  const seen: number[] = [];
  const stop = subscribeToSeconds(() => seen.push(currentSecond()));
  vi.advanceTimersByTime(3_000);
  stop();
  vi.advanceTimersByTime(5_000);
  const [, second = 0, third = 0, ...more] = seen;
  expect(third - second).toBe(1_000);
  expect(more.length).toBeLessThanOrEqual(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('SHELL-01 the timezone switch leads to the zone of the brand, of the device, or UTC', () => {
  expect(zoneOf('brand', 'Asia/Kuala_Lumpur')).toBe('Asia/Kuala_Lumpur');
  expect(zoneOf('utc', 'Asia/Kuala_Lumpur')).toBe('UTC');
  expect(zoneOf('device', 'Asia/Kuala_Lumpur')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
