import { type ComponentType, lazy } from 'react';
import { AskForNewLogin } from '../features/entrance/ask-for-new-login.tsx';
import { withTexts } from '../shared/language/bundle.ts';
import type { ModalName } from '../shared/modal/modal-names.ts';
import { keptRules, readRules } from '../shared/rules/registration-rules.ts';

/** What every modal gets. */
type ModalComponent = ComponentType<{ onClose: () => void }>;
type Load = () => Promise<{ default: ModalComponent }>;

const loads: Record<ModalName, Load> = {
  login: withMember(() => import('../features/entrance/login/login-modal.tsx')),
  register: withMember(() => import('../features/entrance/registration/register-modal.tsx')),
  deposit: withMember(() => import('../features/cashier/deposit-modal.tsx')),
  logout: withMember(() => import('./dialogs/logout-dialog.tsx')),
  notice: withMember(() => withTexts('reading', () => import('./dialogs/notice-modal.tsx'))),
  popup: withMember(() => withTexts('reading', () => import('./dialogs/popup-modal.tsx'))),
  feedback: withMember(() => withTexts('reading', () => import('../features/feedback/feedback-modal.tsx'))),
  'need-true-account': withMember(() => import('./dialogs/need-true-account-dialog.tsx')),
  categories: withMember(() => import('./dialogs/categories-sheet.tsx')),
  me: withMember(() => import('./dialogs/me-sheet.tsx')),
  search: () => withTexts('lobby', () => import('./dialogs/search-dialog.tsx')),
  'game-closed': () => withTexts('lobby', () => import('./dialogs/game-closed-dialog.tsx')),
  'member-centre': withMember(() => import('./member-centre/member-centre-modal.tsx')),
  'vendor-games': () => withTexts('lobby', () => import('./dialogs/vendor-games-dialog.tsx')),
};

const modals = Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, lazy(load)])) as unknown as Record<
  ModalName,
  ModalComponent
>;

/** Every modal by its name, each with what it is made of fetched when it first opens. */
export default function NamedModal({ name, onClose }: { name: ModalName; onClose: () => void }) {
  const Modal = modals[name];
  return (
    <>
      <Modal onClose={onClose} />
      <AskForNewLogin />
    </>
  );
}

/** Fetches what is about to be opened, and what its first field needs. */
export async function prepareModal(name: ModalName): Promise<void> {
  await Promise.all([loads[name](), name === 'register' && keptRules() === null && readRules()]);
}

function withMember(load: Load): Load {
  return () => withTexts('member', load);
}
