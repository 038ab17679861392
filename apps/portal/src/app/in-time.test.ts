import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadTimeout, inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('ROUTE-06 LIMIT-01 a part of the page that has not come in 120,000 ms is an error', async () => {
  const never = new Promise<string>(() => undefined);
  const outcome = inTime(never, CHUNK_LOAD_TIMEOUT_MS).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(ChunkLoadTimeout);
});

test('ROUTE-06 one that comes in time leaves nothing waiting', async () => {
  expect(await inTime(Promise.resolve('page'), CHUNK_LOAD_TIMEOUT_MS)).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});
