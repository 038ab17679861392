import { accountTypes } from '@pelita/contract';
import { useLocation } from '@pelita/router/react';
import { Activity, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createStore } from '@pelita/ui/store';
import { useIsLive } from '../shared/browser/hydration.ts';
import { modalNamed, modalSearch, type ModalName } from '../shared/modal/modal-names.ts';
import { useText } from '../shared/language/use-text.ts';
import { navigate } from '../shared/navigation/navigation.ts';
import { notify } from '@pelita/ui/notice';
import { Optional } from '@pelita/ui/optional';
import type { Session } from '../shared/session/session.ts';
import { useSession } from '../shared/session/use-session.ts';
import { modalAtPath } from './modal-at-path.ts';

const modals = () => import('./modals.tsx');
const NamedModal = lazy(modals);

/** The modal that somebody points at, made and not shown: its press has only to show it. */
const awaited = createStore<ModalName | null>(null);

/** The open modal is part of the address; it is mounted once the page is live. */
export function OpenModal() {
  const isLive = useIsLive();
  const { pathname, search } = useLocation();
  const session = useSession();
  const text = useText('shell');
  const prepared = useSyncExternalStore(awaited.subscribe, awaited.get, () => null);
  const named = modalSearch(search).modal ?? modalAtPath(pathname);
  const isOpen = named !== undefined && !isForOthers(named, session);
  const name = isOpen ? named : prepared;
  // What was shown is not shown again: it is made anew the next time, also when it was made while it came.
  useEffect(() => {
    if (isOpen) awaited.set(null);
  }, [isOpen, prepared]);
  if (!isLive || !name || isForOthers(name, session)) return null;
  return (
    <Optional key={name} onFail={() => giveUp(text('chunkErrorNote'))}>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        {/* React cannot bear that what is on its way for a hidden Activity itself arrives after it has gone. */}
        <Suspense>
          <NamedModal name={name} onClose={() => navigate().closeModal()} />
        </Suspense>
      </Activity>
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

/**
 * What a button opens is fetched as soon as somebody points at it, touches it or comes to it by the keyboard; the ways in
 * are made as well, for they take the focus and read nothing of the address.
 */
export function prepareModalsOnIntent(): void {
  const prepare = async ({ target }: Event): Promise<void> => {
    const name = modalNamed(target instanceof Element && target.closest<HTMLElement>('[data-opens]')?.dataset['opens']);
    if (!name || name === awaited.get()) return;
    await modals().then(({ prepareModal }) => prepareModal(name));
    if (name === 'login' || name === 'register') awaited.set(name);
  };
  // What fails now is said when it opens.
  const tryToPrepare = (event: Event): void => void prepare(event).catch(() => undefined);
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, tryToPrepare, { passive: true });
}
