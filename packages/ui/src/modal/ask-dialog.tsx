import { DIALOG_WIDTH_PX } from '@pelita/contract';
import { useState } from 'react';
import { FormProblem } from '../form/form-problem.tsx';
import { useFailureText } from '../words/use-failure-text.ts';
import { useKitText } from '../words/use-kit-text.ts';
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
  const text = useKitText('kitForms');
  const failureText = useFailureText();
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
      <p className="dialog-note">{note}</p>
      <FormProblem text={problem} />
      <div className="dialog-acts">
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
