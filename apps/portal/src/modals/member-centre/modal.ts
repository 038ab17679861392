import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  facts: { reads: 'room' },
  texts: ['member'],
  component: () => import('./member-centre-modal.tsx'),
});
