import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from './load-page.tsx';
import { modals } from '../modals/all-modals.generated.ts';
import { pages } from '../pages/all-pages.generated.ts';
import { rooms } from '../rooms/member-centre/all-rooms.generated.ts';
import type { AnyPortalPage } from '../shared/page/portal-page.ts';
import { ChunkLoadTimeout } from '../shared/parts/in-time.ts';
import { loadPart } from '../shared/parts/load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const never = () => new Promise<never>(() => undefined);
const parts = {
  ...Object.fromEntries(
    Object.entries<AnyPortalPage>(pages).map(([name, page]) => [
      `the page ${name}`,
      () => loadPage({ ...page, component: never }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(modals).map(([name, modal]) => [
      `the modal ${name}`,
      () => loadPart({ ...modal, texts: [], component: never }),
    ]),
  ),
  ...Object.fromEntries(
    rooms.map((room) => [`the room ${room.pageId}`, () => loadPart({ ...room, texts: [], component: never })]),
  ),
} satisfies Record<string, () => Promise<unknown>>;

test.each(Object.entries(parts))(
  'ROUTE-06 LIMIT-01 %s is an error when it has not come in 120,000 ms',
  async (_, load) => {
    const outcome = load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(ChunkLoadTimeout);
  },
);

test('ROUTE-06 what comes in time leaves nothing waiting', async () => {
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
  expect(await loadPart({ component: () => Promise.resolve('part') })).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});
