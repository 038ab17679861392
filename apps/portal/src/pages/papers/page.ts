import { portalPage } from '../../shared/page/portal-page.ts';
import type { HelpCenter } from '../help/help-center.ts';

/** Licence, terms, privacy and safer play; all but the licence are topics of the help centre. */
export default portalPage({
  paths: {
    '/licence': { isIndexed: true },
    '/terms': { isIndexed: true },
    '/privacy': { isIndexed: true },
    '/saferPlay': { isIndexed: true },
  },
  texts: 'reading',
  load: async ({ send, language }, { path }): Promise<HelpCenter | null> => {
    const { papers } = await import('./paper-names.ts');
    const anchor = papers.find((paper) => paper.path === path)?.anchor;
    if (!send || !anchor) return null;
    const { helpCenter } = await import('../help/help-center.ts');
    return helpCenter(send, language(), anchor).catch(() => null);
  },
  component: () => import('./papers-page.tsx'),
});
