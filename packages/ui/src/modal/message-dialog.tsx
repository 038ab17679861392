import { DIALOG_WIDTH_PX } from '@pelita/contract';
import type { ReactNode } from 'react';
import { ModalFrame } from './modal-frame.tsx';

/** MODAL-04: something to take note of, with the one button that goes on from it. */
export function MessageDialog(props: {
  title: string;
  note: ReactNode;
  confirm: string;
  /** The button leads somewhere: the one golden thing to do next. */
  isWayOn?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { title, note, confirm, isWayOn = false, onConfirm, onClose } = props;
  return (
    <ModalFrame kind="dialog" width={DIALOG_WIDTH_PX} title={title} onClose={onClose}>
      <p className="dialog-note">{note}</p>
      <div className="dialog-acts">
        <button type="button" className={`button ${isWayOn ? 'button-action' : 'button-strong'}`} onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </ModalFrame>
  );
}
