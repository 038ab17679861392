import { getHelpCenter, type HelpTopic } from '@pelita/contract';
import { useEffect, useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { HelpTopicView } from '../../../shared/help/help-topic-view.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { FormPlace } from '../form-place.tsx';

/** The topic of the help centre that holds the terms: `/help#term`. */
const TERMS_ANCHOR = 'term';

/** REG-11: the terms over the form, so that nothing typed is lost by reading them. */
export default function TermsModal({ onClose }: { onClose: () => void }) {
  const text = useText('identity');
  const { topic, problem, readAgain } = useTerms();
  return (
    <ModalFrame title={text('help')} onClose={onClose}>
      {topic && (
        <div className="mt-4">
          <HelpTopicView topic={topic} />
        </div>
      )}
      {!topic && problem === undefined && <FormPlace lines={3} />}
      {problem !== undefined && <NotLoaded note={problem} onRetry={readAgain} />}
      <div className="mt-6 flex justify-end">
        <button type="button" className="button button-strong" onClick={onClose}>
          {text('backToRegister')}
        </button>
      </div>
    </ModalFrame>
  );
}

function useTerms() {
  const { code: language } = usePageLanguage();
  const [topic, setTopic] = useState<HelpTopic>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    send(getHelpCenter, { query: { language } }, { signal: leaving.signal }).then(
      ({ topics }) => setTopic(topics.find(({ anchor }) => anchor === TERMS_ANCHOR)),
      (failure: unknown) => {
        if (!leaving.signal.aborted) setProblem(failureText(failure));
      },
    );
    return () => leaving.abort();
  }, [language, attempt]);
  const readAgain = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return { topic, problem, readAgain };
}
