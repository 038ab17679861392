import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/message': { title: 'message', permission: 'feedback.see' } },
  search: parameters('id'),
  component: () => import('./message-page.tsx'),
});
