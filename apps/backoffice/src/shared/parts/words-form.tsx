import { FormProblem } from '@pelita/ui/form-problem';
import { useFormFailure } from '@pelita/ui/form-failure';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { type FormEvent, useState } from 'react';

/** Words that are written and sent: they stay until they have arrived. */
export function WordsForm(props: {
  label: string;
  hint: string;
  send: string;
  isMain?: boolean;
  onSend: (text: string) => Promise<unknown>;
}) {
  const { label, hint, send, isMain = false, onSend } = props;
  const formFailure = useFormFailure();
  const [typed, setTyped] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<{ whole?: string | undefined; text?: string | undefined }>({});
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    setRunning(true);
    try {
      await onSend(typed.trim());
      setTyped('');
      setProblem({});
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['text']);
      setProblem({ whole: message, text: fields['text'] });
    } finally {
      setRunning(false);
    }
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField name="text" label={label} hint={hint} value={typed} onChange={setTyped} problem={problem.text} />
      <FormProblem text={problem.whole} />
      <button type="submit" className={`button ${isMain ? 'button-action' : 'button-quiet'}`} aria-disabled={isRunning}>
        {send}
      </button>
    </form>
  );
}
