import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import type { PageBundle } from '@pelita/i18n/catalogues';
import type { ComponentType } from 'react';
import { withTexts } from '../shared/language/bundle.ts';
import { keepStylesAcrossPages } from '../shared/page/rest-of-styles.tsx';
import { inTime } from './in-time.ts';

type PageModule = { default: ComponentType };
/** Where a page's chunk comes from, and its own texts beyond those of every page, which arrive with it. */
type PagePart = { file: string; texts?: PageBundle };

/** Each page is a chunk of its own. The renderer names the chunk of the page it has written, so that it loads early. */
const pageParts = {
  home: { file: 'src/pages/home/home-page.tsx' },
  category: { file: 'src/pages/category/category-page.tsx', texts: 'lobby' },
  hot: { file: 'src/pages/hot/hot-page.tsx', texts: 'lobby' },
  game: { file: 'src/pages/game/game-page.tsx' },
  coming: { file: 'src/pages/coming/coming-page.tsx', texts: 'coming' },
  notice: { file: 'src/pages/notice/notice-page.tsx', texts: 'reading' },
  help: { file: 'src/pages/help/help-page.tsx', texts: 'reading' },
  download: { file: 'src/pages/download/download-page.tsx', texts: 'reading' },
  join: { file: 'src/pages/join/join-page.tsx', texts: 'reading' },
  papers: { file: 'src/pages/help/paper-page.tsx', texts: 'reading' },
} satisfies Record<string, PagePart>;
export type PageName = keyof typeof pageParts;

const imports: Record<PageName, () => Promise<PageModule>> = {
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
};

export function partOf(name: PageName): PagePart {
  return pageParts[name];
}

/** ROUTE-06: a chunk that has not come in time is an error that offers to try again. */
export async function loadPage(name: PageName): Promise<PageModule> {
  const { texts } = partOf(name);
  // The server has every text in memory and puts those of the page in place itself.
  const loading = texts === undefined || import.meta.env.SSR ? imports[name]() : withTexts(texts, imports[name]);
  // A live page asks for another one.
  const isLive = !import.meta.env.SSR && document.documentElement.dataset.live === 'yes';
  const [module] = await inTime(Promise.all([loading, isLive && keepStylesAcrossPages()]), CHUNK_LOAD_TIMEOUT_MS);
  return module;
}
