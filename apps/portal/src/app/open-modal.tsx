import { accountTypes } from '@pelita/contract';
import { ErrorBoundary, useLocation } from '@pelita/router/react';
import { Activity, type ReactNode, startTransition, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '@pelita/ui/store';
import { useIsPageTakenOver } from '../shared/browser/hydration.ts';
import { factsOf, modalAtPath, modalInSearch, modalNamed, type ModalName } from '../shared/modal/modal-address.ts';
import { useText } from '../shared/language/use-text.ts';
import { navigate } from '../shared/navigation/navigation.ts';
import { afterNextPaint } from '@pelita/ui/next-paint';
import { notify } from '@pelita/ui/notice';
import { leaveTopDialog } from '@pelita/ui/top-dialog';
import type { Session } from '../shared/session/session.ts';
import { useSession } from '../shared/session/use-session.ts';
import { lazyPart, loadPart } from '../shared/parts/load-part.ts';

const namedModal = { component: () => import('./named-modal.tsx') };
const NamedModal = lazyPart(namedModal);

/** The modal that somebody points at, made and not shown: its press has only to show it. */
const awaited = createStore<ModalName | null>(null);

/** The open modal is part of the address; it is fetched at once, and mounted when the page has been taken over. */
export function OpenModal() {
  const isTakenOver = useIsPageTakenOver();
  const { pathname, search, state } = useLocation();
  const session = useSession();
  const text = useText('shell');
  const prepared = useSyncExternalStore(awaited.subscribe, awaited.get, () => null);
  const named = modalInSearch(search).modal ?? modalAtPath(pathname);
  const isOpen = named !== undefined && !isForOthers(named, session);
  const name = isOpen ? named : prepared;
  // What was shown is not shown again: it is made anew the next time, also when it was made while it came.
  useEffect(() => {
    if (isOpen) awaited.set(null);
  }, [isOpen, prepared]);
  // One that came with the address is whole when it is mounted: React would hold its content back by up to 300 ms.
  const [isAwaited, setAwaited] = useState(isOpen);
  useEffect(() => {
    if (!isAwaited || named === undefined) return;
    void fetchModal(named)
      .catch(() => giveUp(text('chunkErrorNote')))
      .finally(() => setAwaited(false));
  }, [isAwaited, named, text]);
  const isNeeded = isTakenOver && !isAwaited && name && !isForOthers(name, session);
  // The place stands before what is in it comes: React holds the content of a new one back by up to 300 ms.
  return (
    <Suspense>
      {isNeeded && (
        <ErrorBoundary key={name} Failed={() => null} onError={() => giveUp(text('chunkErrorNote'))}>
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <Place name={name}>
              <NamedModal name={name} onClose={() => closePressed(state.modalSteps ?? 0)} />
            </Place>
          </Activity>
        </ErrorBoundary>
      )}
    </Suspense>
  );
}

/** React cannot bear that what is on its way for a hidden Activity itself arrives after it has gone. */
function Place({ name, children }: { name: ModalName; children: ReactNode }) {
  return factsOf(name).isMadeAhead ? <Suspense>{children}</Suspense> : <OncePainted>{children}</OncePainted>;
}

/** A press is answered by the next frame; what it opens is made behind it, in pieces. */
function OncePainted({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterNextPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : null;
}

/** A modal that came with the address may be a page of its own: it stays until the page that follows is there. */
function closePressed(steps: number): void {
  const { closeModal } = navigate();
  if (steps > 0) leaveTopDialog(closeModal);
  else closeModal();
}

async function fetchModal(name: ModalName): Promise<void> {
  const { prepareModal } = await loadPart(namedModal);
  await prepareModal(name);
}

/** What cannot be fetched is said, and the page behind it goes on. */
function giveUp(reason: string): void {
  notify({ tone: 'problem', text: reason });
  navigate().closeModal();
}

/** Who is logged in needs no login; a trial account may still register. */
function isForOthers(name: ModalName, session: Session | null): boolean {
  const { onlyFor } = factsOf(name);
  if (!session || !onlyFor) return false;
  return onlyFor === 'visitors' || session.isAgent !== accountTypes.trial;
}

/**
 * What a button opens is fetched as soon as a visitor points at it, touches it or comes to it by the keyboard; some modals
 * are made as well, and then only have to be shown.
 */
export function prepareModalsOnIntent(): void {
  const prepare = async ({ target }: Event): Promise<void> => {
    const name = modalNamed(target instanceof Element && target.closest<HTMLElement>('[data-opens]')?.dataset['opens']);
    if (!name || name === awaited.get()) return;
    await fetchModal(name);
    if (factsOf(name).isMadeAhead) awaited.set(name);
  };
  // What fails now is said when it opens.
  const tryToPrepare = (event: Event): void => void prepare(event).catch(() => undefined);
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, tryToPrepare, { passive: true });
}
