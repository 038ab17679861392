import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({ texts: ['lobby'], component: () => import('./search-dialog.tsx') });
