import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({ texts: ['member'], component: () => import('./me-sheet.tsx') });
