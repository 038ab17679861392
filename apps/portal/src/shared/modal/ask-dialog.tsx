import { DIALOG_WIDTH_PX } from '@pelita/contract';
import { useState } from 'react';
import { failureText } from '../calls/failure-text.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { useText } from '../language/use-text.ts';
import { ModalFrame } from './modal-frame.tsx';

/** MODAL-04: asks before something is done that cannot be taken back; why it could not be done is said here. */
export function AskDialog(props: {
  title: string;
  note: string;
  confirm: string;
  /** Whoever asks closes the dialog when it is done. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const { title, note, confirm, onConfirm, onClose } = props;
  const text = useText('dialogs');
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const act = async (): Promise<void> => {
    setIsRunning(true);
    setProblem(undefined);
    await onConfirm().catch((failure: unknown) => {
      setProblem(failureText(failure));
      setIsRunning(false);
    });
  };
  return (
    <ModalFrame kind="dialog" width={DIALOG_WIDTH_PX} title={title} onClose={onClose}>
      <p className="text-muted mt-2 mb-4">{note}</p>
      <FormProblem text={problem} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {text('cancel')}
        </button>
        <button type="button" className="button button-strong" disabled={isRunning} onClick={() => void act()}>
          {confirm}
        </button>
      </div>
    </ModalFrame>
  );
}
