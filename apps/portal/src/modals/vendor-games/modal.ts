import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  facts: { reads: 'of' },
  texts: ['lobby'],
  component: () => import('./vendor-games-dialog.tsx'),
});
