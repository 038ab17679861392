// Written by `npm run generate` from the folders beside it that hold a modal.ts.
import type { ModalName } from '../shared/modal/modal-address.ts';
import type { PortalModal } from '../shared/modal/portal-modal.ts';
import agentCentreModal from './agent-centre/modal.ts';
import categoriesModal from './categories/modal.ts';
import depositModal from './deposit/modal.ts';
import feedbackModal from './feedback/modal.ts';
import gameClosedModal from './game-closed/modal.ts';
import loginModal from './login/modal.ts';
import logoutModal from './logout/modal.ts';
import meModal from './me/modal.ts';
import memberCentreModal from './member-centre/modal.ts';
import needTrueAccountModal from './need-true-account/modal.ts';
import noticeModal from './notice/modal.ts';
import popupModal from './popup/modal.ts';
import realityCheckModal from './reality-check/modal.ts';
import registerModal from './register/modal.ts';
import searchModal from './search/modal.ts';
import vendorGamesModal from './vendor-games/modal.ts';

export const modals: Record<ModalName, PortalModal> = {
  'agent-centre': agentCentreModal,
  'categories': categoriesModal,
  'deposit': depositModal,
  'feedback': feedbackModal,
  'game-closed': gameClosedModal,
  'login': loginModal,
  'logout': logoutModal,
  'me': meModal,
  'member-centre': memberCentreModal,
  'need-true-account': needTrueAccountModal,
  'notice': noticeModal,
  'popup': popupModal,
  'reality-check': realityCheckModal,
  'register': registerModal,
  'search': searchModal,
  'vendor-games': vendorGamesModal,
};
