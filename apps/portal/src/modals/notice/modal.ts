import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  facts: { reads: 'notice' },
  texts: ['member', 'reading'],
  component: () => import('./notice-modal.tsx'),
});
