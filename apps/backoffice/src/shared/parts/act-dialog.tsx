import './act-dialog.css';
import type { CallValue } from '@pelita/contract';
import type { adjustBalance } from '@pelita/contract/office';
import { FormProblem } from '@pelita/ui/form-problem';
import { useFormFailure } from '@pelita/ui/form-failure';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { notify } from '@pelita/ui/notice';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../language/use-text.ts';
import { ProposalMade } from './proposal-made.tsx';

/** Of a call that a second operator may have to decide; any other value is an act that is done. */
type Proposal = Pick<CallValue<typeof adjustBalance>, 'state' | 'id' | 'expiresAt'>;

/**
 * Asks before something is done: what will happen, why it is done, and the button. What is refused is said here, with all
 * that was typed still there. Where the answer is a proposal that waits, the dialog says who decides and until when.
 */
export function ActDialog(props: {
  title: string;
  /** What will happen, or the fields that say so. */
  children?: ReactNode;
  confirm: string;
  isDanger?: boolean;
  /** Whether a reason is asked, and whether it may be left out. */
  reason?: 'required' | 'optional';
  /** Looks at the dialog's own fields before the call is made, and says there what is wrong. */
  check?: () => boolean;
  /** Whoever asked shows what has come of it in the dialog's place. */
  staysOpen?: boolean;
  /** Said once it is done; null where what is seen then says it all. */
  done?: string | null;
  onAct: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const text = useText('officeParts');
  const { title, children, confirm, isDanger = false, reason: asksReason, check, done = text('done') } = props;
  const { staysOpen = false, onAct, onClose } = props;
  const formFailure = useFormFailure();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ whole?: string | undefined; reason?: string | undefined }>({});
  const [isRunning, setIsRunning] = useState(false);
  const [made, setMade] = useState<Proposal | null>(null);

  const act = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    const lacksReason = asksReason === 'required' && reason.trim() === '';
    setProblem(lacksReason ? { reason: text('reasonMissing') } : {});
    if (check?.() === false || lacksReason) return;
    setIsRunning(true);
    try {
      const value = await onAct(reason.trim());
      if (isWaiting(value)) return setMade(value);
      if (staysOpen) return;
      if (done !== null) notify({ tone: 'done', text: done });
      onClose();
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['reason']);
      setProblem({ whole: message, reason: fields['reason'] });
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <ModalFrame kind="dialog" width={480} title={made ? text('proposed') : title} onClose={onClose}>
      {made ? (
        <ProposalMade expiresAt={made.expiresAt} onClose={onClose} />
      ) : (
        <form className="act-dialog" noValidate onSubmit={(event) => void act(event)}>
          {children}
          {asksReason !== undefined && (
            <TextAreaField
              name="reason"
              label={text('reason')}
              value={reason}
              onChange={setReason}
              hint={asksReason === 'required' ? text('reasonHint') : text('reasonOptional')}
              problem={problem.reason}
            />
          )}
          <FormProblem text={problem.whole} />
          <div className="dialog-acts">
            <button type="button" className="button button-quiet" onClick={onClose}>
              {text('cancel')}
            </button>
            <button
              type="submit"
              className={`button ${isDanger ? 'button-danger' : 'button-action'}`}
              aria-disabled={isRunning}
            >
              {isRunning ? text('running') : confirm}
            </button>
          </div>
        </form>
      )}
    </ModalFrame>
  );
}

function isWaiting(value: unknown): value is Proposal {
  return (
    typeof value === 'object' && value !== null && 'expiresAt' in value && 'state' in value && value.state === 'open'
  );
}
