import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  facts: { paths: ['/login'], onlyFor: 'visitors', isMadeAhead: true },
  texts: ['member'],
  component: () => import('../../features/entrance/login/login-modal.tsx'),
});
