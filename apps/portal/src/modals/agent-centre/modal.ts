import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  facts: { reads: 'team' },
  texts: ['member', 'agents'],
  component: () => import('./agent-centre-modal.tsx'),
});
