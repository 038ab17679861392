import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: { '/join': { isIndexed: true } },
  texts: 'reading',
  component: () => import('./join-page.tsx'),
});
