import { RESET_LINK_MINUTES, RESET_MAIL_WAIT_MINUTES, sendPasswordMail } from '@pelita/contract';
import { useState } from 'react';
import { nowMs } from '@pelita/client/now';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { CodeControl } from '../../../shared/code/code-control.tsx';
import { sentFor } from '../../../shared/code/code-wait.ts';
import { FormProblem } from '@pelita/ui/form-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import type { SentMail } from './sent-mail.ts';

/** PASS-01: what there is to do once the link is on its way, which is said of no account. Confirmed, the modal hides. */
export default function MailSentView({ mail: { username, email, againAtMs } }: { mail: SentMail }) {
  const text = useText('identity');
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setProblem(undefined);
    const { message } = await send(sendPasswordMail, { body: { username, email } });
    return sentFor(RESET_MAIL_WAIT_MINUTES, message, nowMs());
  };
  return (
    <div className="form">
      <p className="wrap-anywhere">{text('mailSentTo', { username, email })}</p>
      <p>{text('mailSentHolds', { minutes: String(RESET_LINK_MINUTES) })}</p>
      <p className="text-muted">{text('mailSentSpam')}</p>
      <div>
        <CodeControl
          words="link"
          openAgainAtMs={againAtMs}
          ask={ask}
          onRefused={(failure) => setProblem(failureText(failure))}
        />
        <FormProblem text={problem} />
      </div>
      <button type="button" className="button button-strong" onClick={() => navigate().closeModal()}>
        {text('mailSentConfirm')}
      </button>
    </div>
  );
}
