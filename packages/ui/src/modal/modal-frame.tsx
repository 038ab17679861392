import './modal.css';
import { MODAL_WIDTH_PX } from '@pelita/contract';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useKitText } from '../words/use-kit-text.ts';
import { topDialog } from './top-dialog.ts';

/**
 * The frame of every modal, the platform's own dialog: focus stays in it and is given back, Escape and a press beside it
 * close it where it may be closed, the page behind is inert, does not scroll and keeps its place. Under 640 px it is a
 * sheet of full height.
 */
export function ModalFrame(props: {
  title: string;
  onClose: () => void;
  /** In pixels of a text of usual size; 600 unless told. */
  width?: number;
  isClosable?: boolean;
  /** A dialog is small and stays small on a phone; a drawer lies along the page's end, which stays in sight. */
  kind?: 'modal' | 'dialog' | 'drawer';
  /** Before the title: a way back. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { title, onClose, width = MODAL_WIDTH_PX, isClosable = true, kind = 'modal', lead, children } = props;
  const text = useKitText('kit');
  const titleId = useId();
  const dialog = useShownDialog();
  const isPressBeside = useRef(false);

  // It goes when whoever opened it takes it away, never by itself.
  const close = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (isClosable) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key === 'Escape') {
      // A combo box closes its open list and passes the key on.
      if (event.currentTarget.querySelector(':popover-open')) event.preventDefault();
      else close(event);
    }
    if (event.key === 'Tab') keepInside(event);
  };
  const onPointerDown = (event: PointerEvent): void => {
    isPressBeside.current = event.target === dialog.current && !isWithin(dialog.current.getBoundingClientRect(), event);
  };
  const onClick = (event: SyntheticEvent): void => {
    if (isPressBeside.current && event.target === dialog.current) close(event);
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what closes it is its own affair
    <dialog
      ref={dialog}
      className={`modal-box modal-box-${kind}`}
      style={{ maxWidth: `${width / 16}rem` }}
      role={kind === 'dialog' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={close}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="modal-dialog">
        <div className="modal-head">
          {lead}
          <h2 id={titleId} className="modal-title">
            {title}
          </h2>
          {isClosable && (
            <button type="button" aria-label={text('close')} className="icon-button modal-close" onClick={onClose}>
              <X aria-hidden size={20} />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Shown from its first paint on, with the focus in its first field or in itself. The focus goes back where it was; where
 * that has gone, as the button of the login has once somebody is in, to what is seen now.
 */
function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    const below = topDialog.get();
    const { documentElement } = document;
    // The place of a scrollbar is kept where there was one, or the page behind would jump aside.
    if (!below && innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
    shown?.showModal();
    topDialog.set(shown);
    (shown?.querySelector<HTMLElement>('[data-takes-focus]') ?? shown)?.focus({ preventScroll: true });
    return () => {
      if (topDialog.get() === shown) topDialog.set(below);
      shown?.close();
      if (!below) documentElement.style.scrollbarGutter = '';
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      // After the rest of what goes with it has gone.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        (topDialog.get() ?? document.getElementById('content'))?.focus({ preventScroll: true });
      });
    };
  }, []);
  return dialog;
}

/** The platform's own dialog lets the keyboard out to the browser's bar; ours goes round. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const { activeElement } = document;
  const reached = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
  const [first, last] = [reached[0], reached.at(-1)];
  const isAtEnd = event.shiftKey
    ? activeElement === first || activeElement === event.currentTarget
    : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
const reachable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
