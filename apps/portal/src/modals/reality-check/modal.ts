import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  texts: ['member', 'saferPlay'],
  component: () => import('../../features/safer-play/reality-check-dialog.tsx'),
});
