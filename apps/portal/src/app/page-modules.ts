import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import type { BrowserBundle } from '@pelita/i18n/catalogues';
import type { ComponentType } from 'react';
import { withTexts } from '../shared/language/bundle.ts';
import { keepStylesAcrossPages } from '../shared/page/rest-of-styles.tsx';
import { inTime } from './in-time.ts';

type PageModule = { default: ComponentType };

const imports = {
  home: () => import('../pages/home/home-page.tsx'),
  category: () => import('../pages/category/category-page.tsx'),
  hot: () => import('../pages/hot/hot-page.tsx'),
  game: () => import('../pages/game/game-page.tsx'),
  coming: () => import('../pages/coming/coming-page.tsx'),
  notice: () => import('../pages/notice/notice-page.tsx'),
  help: () => import('../pages/help/help-page.tsx'),
  download: () => import('../pages/download/download-page.tsx'),
  join: () => import('../pages/join/join-page.tsx'),
  papers: () => import('../pages/help/paper-page.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;
export type PageName = keyof typeof imports;

/** A page's own texts beyond those of every page, which arrive with its chunk. */
const bundles: Partial<Record<PageName, BrowserBundle>> = {
  category: 'lobby',
  hot: 'lobby',
  coming: 'coming',
  notice: 'reading',
  help: 'reading',
  download: 'reading',
  join: 'reading',
  papers: 'reading',
};

export function bundleOf(name: PageName): BrowserBundle | undefined {
  return bundles[name];
}

/** ROUTE-06: a chunk that has not come in time is an error that offers to try again. */
export async function loadPage(name: PageName): Promise<PageModule> {
  const texts = bundleOf(name);
  // The server has every text in memory and puts those of the page in place itself.
  const loading = texts === undefined || import.meta.env.SSR ? imports[name]() : withTexts(texts, imports[name]);
  // A live page asks for another one.
  const isLive = !import.meta.env.SSR && document.documentElement.dataset.live === 'yes';
  const [module] = await inTime(Promise.all([loading, isLive && keepStylesAcrossPages()]), CHUNK_LOAD_TIMEOUT_MS);
  return module;
}
