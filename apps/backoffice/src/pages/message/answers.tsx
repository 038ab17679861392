import { getOfficeFeedback, listOfficeFeedback, type OfficeFeedback, replyToFeedback } from '@pelita/contract/office';
import { FormProblem } from '@pelita/ui/form-problem';
import { useFormFailure } from '@pelita/ui/form-failure';
import { Moment } from '@pelita/ui/moment';
import { notify } from '@pelita/ui/notice';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

/** What was answered, and the answer that is being written. */
export function Answers({ message }: { message: OfficeFeedback }) {
  const text = useText('officeFeedback');
  const mayDo = useMay('feedback.do');
  return (
    <Panel title={text('answers')}>
      {message.replies.length === 0 && <p className="text-muted">{text('noAnswers')}</p>}
      <ol className="message-answers">
        {message.replies.map(({ text: words, writtenBy, writtenAt }) => (
          <li key={writtenAt}>
            <p className="message-words">{words}</p>
            <small className="text-muted">
              {writtenBy} · <Moment at={writtenAt} />
            </small>
          </li>
        ))}
      </ol>
      {message.player === null ? <p>{text('visitorNote')}</p> : mayDo && <NewAnswer message={message} />}
    </Panel>
  );
}

function NewAnswer({ message: { id, version } }: { message: OfficeFeedback }) {
  const text = useText('officeFeedback');
  const formFailure = useFormFailure();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ whole?: string | undefined; text?: string | undefined }>({});
  const { act, isRunning } = useAct(replyToFeedback, [getOfficeFeedback, listOfficeFeedback]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    try {
      await act({ params: { id }, body: { version, text: typed.trim() } });
      setTyped('');
      setProblem({});
      notify({ tone: 'done', text: text('sent') });
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['text']);
      setProblem({ whole: message, text: fields['text'] });
    }
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        name="text"
        label={text('answer')}
        hint={text('answerHint')}
        value={typed}
        onChange={setTyped}
        problem={problem.text}
      />
      <FormProblem text={problem.whole} />
      <button type="submit" className="button button-action" aria-disabled={isRunning}>
        {text('send')}
      </button>
    </form>
  );
}
