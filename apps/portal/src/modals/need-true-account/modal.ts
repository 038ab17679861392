import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  texts: ['member'],
  component: () => import('../../features/entrance/need-true-account-dialog.tsx'),
});
