import { getOfficeFeedback, listOfficeFeedback, type OfficeFeedback, replyToFeedback } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { notify } from '@pelita/ui/notice';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { WordsForm } from '../../shared/parts/words-form.tsx';
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
  const { act } = useAct(replyToFeedback, [getOfficeFeedback, listOfficeFeedback]);
  const send = async (words: string): Promise<void> => {
    await act({ params: { id }, body: { version, text: words } });
    notify({ tone: 'done', text: text('sent') });
  };
  return <WordsForm label={text('answer')} hint={text('answerHint')} send={text('send')} isMain onSend={send} />;
}
