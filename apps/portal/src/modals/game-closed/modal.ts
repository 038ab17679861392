import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({ texts: ['lobby'], component: () => import('./game-closed-dialog.tsx') });
