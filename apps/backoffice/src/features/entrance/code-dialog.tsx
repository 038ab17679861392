import { proveOperatorCode } from '@pelita/contract/office';
import { FormProblem } from '@pelita/ui/form-problem';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { send } from '../../shared/calls/send.ts';
import { codeAsked } from '../../shared/session/fresh-code.ts';
import { CodeField } from './code-field.tsx';
import { openSession } from '../../shared/session/session.ts';

/** Comes over whatever is open while a call waits for a fresh code; the call goes on by itself. */
export function CodeDialog() {
  const asked = useSyncExternalStore(codeAsked.subscribe, codeAsked.get);
  return asked && <CodeForm onEnd={asked.end} />;
}

function CodeForm({ onEnd }: { onEnd: (isShown: boolean) => void }) {
  const text = useText('officeEntrance');
  const { control, submit, problem, isSubmitting } = useActForm({ code: '' }, async ({ code }) => {
    openSession(await send(proveOperatorCode, { body: { code: code.trim() } }));
    onEnd(true);
  });
  return (
    <ModalFrame kind="dialog" width={400} title={text('freshCode')} onClose={() => onEnd(false)}>
      <p className="dialog-note">{text('freshCodeNote')}</p>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <CodeField control={control} />
        <FormProblem text={problem} />
        <SubmitButton label={text('confirm')} runningLabel={text('signingIn')} isRunning={isSubmitting} />
      </form>
    </ModalFrame>
  );
}
