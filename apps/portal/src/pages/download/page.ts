import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: { '/download': { isIndexed: true, needsNoLogin: true } },
  texts: 'reading',
  component: () => import('./download-page.tsx'),
});
