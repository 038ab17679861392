import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import type { ComponentType } from 'react';
import { inTime } from './in-time.ts';

/** Each page is a chunk of its own. The renderer names the chunk of the page it has written, so that it loads early. */
export const pageFiles = {
  home: 'src/pages/home/home-page.tsx',
  slots: 'src/pages/slots/slots-page.tsx',
  game: 'src/pages/game/game-page.tsx',
} as const;
export type PageName = keyof typeof pageFiles;

type PageModule = { default: ComponentType };

const imports: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('../pages/home/home-page.tsx'),
  slots: () => import('../pages/slots/slots-page.tsx'),
  game: () => import('../pages/game/game-page.tsx'),
};

/** ROUTE-06: a chunk that has not come in time is an error that offers to try again. */
export async function loadPage(name: PageName): Promise<PageModule> {
  return inTime(imports[name](), CHUNK_LOAD_TIMEOUT_MS);
}
