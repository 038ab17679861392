import { portalPage } from '../../shared/page/portal-page.ts';
import type { HelpCenter } from './help-center.ts';

export default portalPage({
  paths: {
    '/help': { isIndexed: true },
    '/helpmc': {
      shell: { header: false, sideMenu: false, footer: false },
      isIndexed: false,
      sameAs: '/help',
      needsNoLogin: true,
    },
  },
  texts: 'reading',
  load: async ({ send, language }): Promise<HelpCenter | null> => {
    if (!send) return null;
    const { helpCenter } = await import('./help-center.ts');
    return helpCenter(send, language()).catch(() => null);
  },
  component: () => import('./help-page.tsx'),
});
