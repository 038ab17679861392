import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { createPortalRouter } from './router.tsx';

const router = createPortalRouter({
  history: createMemoryHistory(),
  context: { send: null, language: () => 'EN' },
});
const pageAt = (path: string) => router.matchRoutes(path, {}).at(-1)?.staticData.page;

test('ROUTE-01 every path is known as it is written, and in no other spelling', () => {
  for (const [path, { page }] of Object.entries(paths)) expect(pageAt(path), path).toBe(page);
  const loud = Object.keys(paths).flatMap((path) => (path === '/' ? [] : [path.toUpperCase()]));
  for (const path of [...loud, '/Rng', '/sealottery']) expect(pageAt(path), path).toBeUndefined();
});
