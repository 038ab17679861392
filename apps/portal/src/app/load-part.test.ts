import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const portal = join(import.meta.dirname, '..');
const LAZY = /^import [^;]*\blazy\b[^;]*from 'react';/m;
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

test('ROUTE-06 no part comes in another way: what is lazy goes through the loader that gives up', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: portal }).filter((file) => !file.endsWith('.test.ts'));
  const lazily = sources.filter((file) => LAZY.test(readFileSync(join(portal, file), 'utf8')));
  expect(lazily).toEqual(['shared/parts/load-part.ts']);
});
