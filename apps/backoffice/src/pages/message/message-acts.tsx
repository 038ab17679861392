import {
  closeFeedback,
  getOfficeFeedback,
  listOfficeFeedback,
  type OfficeFeedback,
  takeFeedback,
} from '@pelita/contract/office';
import { useFailureText } from '@pelita/ui/failure-text';
import { notify } from '@pelita/ui/notice';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useMay, useOperator } from '../../shared/session/use-operator.ts';

const changes = [getOfficeFeedback, listOfficeFeedback];

/** Taking, giving back and closing; what someone else did meanwhile is said, and then shown. */
export function MessageActs({ message }: { message: OfficeFeedback }) {
  const text = useText('officeFeedback');
  const failureText = useFailureText();
  const mayDo = useMay('feedback.do');
  const { username } = useOperator();
  const { act: take } = useAct(takeFeedback, changes);
  const { act: close } = useAct(closeFeedback, changes);
  if (!mayDo) return null;
  const { id, version, state, assignedTo } = message;
  const isMine = assignedTo === username;
  const say = (failure: unknown): void => notify({ tone: 'problem', text: failureText(failure) });
  const isClosed = state === 'closed';
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void take({ params: { id }, body: { version, isTaken: !isMine } }).catch(say)}
      >
        {text(isMine ? 'giveBack' : 'take')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          void close({ params: { id }, body: { version, state: isClosed ? 'open' : 'closed' } }).catch(say)
        }
      >
        {text(isClosed ? 'reopen' : 'close')}
      </button>
    </>
  );
}
