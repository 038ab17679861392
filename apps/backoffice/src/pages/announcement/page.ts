import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/announcement': { title: 'announcement', permission: 'content.see' } },
  search: parameters('id', 'kind'),
  component: () => import('./announcement-page.tsx'),
});
