import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  texts: ['member', 'reading'],
  component: () => import('../../features/feedback/feedback-modal.tsx'),
});
