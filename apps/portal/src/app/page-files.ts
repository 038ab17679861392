import type { PageName } from './page-modules.ts';

/** Where each page's chunk comes from: the renderer names the chunk of the page it has written, so that it loads early. */
export const pageFiles: Record<PageName, string> = {
  home: 'src/pages/home/home-page.tsx',
  category: 'src/pages/category/category-page.tsx',
  hot: 'src/pages/hot/hot-page.tsx',
  game: 'src/pages/game/game-page.tsx',
  coming: 'src/pages/coming/coming-page.tsx',
  notice: 'src/pages/notice/notice-page.tsx',
  help: 'src/pages/help/help-page.tsx',
  download: 'src/pages/download/download-page.tsx',
  join: 'src/pages/join/join-page.tsx',
  papers: 'src/pages/help/paper-page.tsx',
};
