import { accountTypes } from '@pelita/contract';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { useIsLive } from '../shared/browser/hydration.ts';
import { withTexts } from '../shared/language/bundle.ts';
import { modalNamed, type ModalName } from '../shared/modal/modal-names.ts';
import { useText } from '../shared/language/use-text.ts';
import { navigate } from '../shared/navigation/navigation.ts';
import { notify } from '../shared/notice/notice.ts';
import { Optional } from '../shared/page/optional.tsx';
import type { Session } from '../shared/session/session.ts';
import { useSession } from '../shared/session/use-session.ts';
import { modalAtPath } from './modal-at-path.ts';
import { usePathname } from './use-pathname.ts';

/** What every modal gets. */
type ModalComponent = ComponentType<{ onClose: () => void }>;

const modals: Record<ModalName, ComponentType<{ onClose: () => void }>> = {
  login: lazyModal(() => import('../features/identity/login-modal.tsx')),
  register: lazyModal(() => import('../features/identity/register-modal.tsx')),
  deposit: lazyModal(() => import('../features/cashier/deposit-modal.tsx')),
  logout: lazyModal(() => import('./dialogs/logout-dialog.tsx')),
  notice: lazyModal(() => withTexts('reading', () => import('./dialogs/notice-modal.tsx'))),
  popup: lazyModal(() => withTexts('reading', () => import('./dialogs/popup-modal.tsx'))),
  feedback: lazyModal(() => withTexts('reading', () => import('../features/feedback/feedback-modal.tsx'))),
  'need-true-account': lazyModal(() => import('./dialogs/need-true-account-dialog.tsx')),
  categories: lazyModal(() => import('./dialogs/categories-sheet.tsx')),
  me: lazyModal(() => import('./dialogs/me-sheet.tsx')),
  search: lazy(() => withTexts('lobby', () => import('./dialogs/search-dialog.tsx'))),
  'game-closed': lazy(() => withTexts('lobby', () => import('./dialogs/game-closed-dialog.tsx'))),
  'member-centre': lazyModal(() => import('./member-centre/member-centre-modal.tsx')),
  'vendor-games': lazy(() => withTexts('lobby', () => import('./dialogs/vendor-games-dialog.tsx'))),
};

/** The open modal is part of the address; it is mounted once the page is live. */
export function OpenModal() {
  const isLive = useIsLive();
  const { modal } = useSearch({ strict: false });
  const pathname = usePathname();
  const session = useSession();
  const text = useText('shell');
  // The router hands on what an address says beside what a page knows, so it is read once more.
  const name = modalNamed(modal) ?? modalAtPath(pathname);
  if (!isLive || !name || isForOthers(name, session)) return null;
  const Open = modals[name];
  return (
    <Optional key={name} onFail={() => giveUp(text('chunkErrorNote'))}>
      <Open onClose={() => navigate().closeModal()} />
    </Optional>
  );
}

/** What cannot be fetched is said, and the page behind it goes on. */
function giveUp(reason: string): void {
  notify({ tone: 'problem', text: reason });
  navigate().closeModal();
}

/** Whoever is logged in needs no login; a trial account may still register. */
function isForOthers(name: ModalName, session: Session | null): boolean {
  if (!session) return false;
  return name === 'login' || (name === 'register' && session.isAgent !== accountTypes.trial);
}

function lazyModal(load: () => Promise<{ default: ModalComponent }>) {
  return lazy(() => withTexts('member', load));
}
