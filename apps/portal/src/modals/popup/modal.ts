import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({ texts: ['member', 'reading'], component: () => import('./popup-modal.tsx') });
