import type { PlainSearch } from '@pelita/router';
import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: { '/activityCentre': { isIndexed: true } },
  texts: 'activities',
  search: { names: ['view'], read: ({ view }: PlainSearch): { view?: string } => (view === undefined ? {} : { view }) },
  component: () => import('./activity-centre-page.tsx'),
});
