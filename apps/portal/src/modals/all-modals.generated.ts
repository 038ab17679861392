// Written by `npm run generate` from the folders beside it that hold a modal.ts.
import type { ModalName } from '../shared/modal/modal-address.ts';
import type { PortalModal } from '../shared/modal/portal-modal.ts';
import categories from './categories/modal.ts';
import deposit from './deposit/modal.ts';
import feedback from './feedback/modal.ts';
import gameClosed from './game-closed/modal.ts';
import login from './login/modal.ts';
import logout from './logout/modal.ts';
import me from './me/modal.ts';
import memberCentre from './member-centre/modal.ts';
import needTrueAccount from './need-true-account/modal.ts';
import notice from './notice/modal.ts';
import popup from './popup/modal.ts';
import register from './register/modal.ts';
import search from './search/modal.ts';
import vendorGames from './vendor-games/modal.ts';

export const modals: Record<ModalName, PortalModal> = {
  categories,
  deposit,
  feedback,
  'game-closed': gameClosed,
  login,
  logout,
  me,
  'member-centre': memberCentre,
  'need-true-account': needTrueAccount,
  notice,
  popup,
  register,
  search,
  'vendor-games': vendorGames,
};
