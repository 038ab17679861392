import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: {
    '/': { isIndexed: true },
    '/index': { isIndexed: true, sameAs: '/' },
    '/index.html': { isIndexed: true, sameAs: '/' },
    '/home': { isIndexed: true, sameAs: '/' },
    // These have a modal over it.
    '/register': { isIndexed: false, sameAs: '/', needsNoLogin: true },
    '/register.html': { isIndexed: false, sameAs: '/', needsNoLogin: true },
    '/login': { isIndexed: false, sameAs: '/', needsNoLogin: true },
  },
  component: () => import('./home-page.tsx'),
});
