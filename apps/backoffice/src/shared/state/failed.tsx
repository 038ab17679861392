import './loaded.css';
import type { Call } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';
import { useFailureText } from '@pelita/ui/failure-text';
import { CircleAlert } from 'lucide-react';
import { permissionOf } from '../calls/send.ts';
import { useText } from '../language/use-text.ts';

/** Why something could not be shown: in words, with the number under which the server's log has it, and the way to try again. */
export function Failed(props: { call?: Call; failure: unknown; onRetry: () => void }) {
  const { call, failure, onRetry } = props;
  const text = useText('officeParts');
  const failureText = useFailureText();
  const isForbidden = failure instanceof CallFailure && failure.code === 'permission_missing';
  const permission = isForbidden && call ? permissionOf(call) : null;
  const requestId = requestIdOf(failure);
  return (
    <div role="alert" className="failed">
      <CircleAlert aria-hidden size={20} />
      <div>
        <p>{failureText(failure)}</p>
        {permission !== null && <p>{text('permissionNeeded', { permission })}</p>}
        {requestId !== null && <p className="failed-number">{text('requestNumber', { number: requestId })}</p>}
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {text('tryAgain')}
        </button>
      </div>
    </div>
  );
}

function requestIdOf(failure: unknown): string | null {
  const id = failure instanceof CallFailure ? failure.extra['requestId'] : undefined;
  return typeof id === 'string' ? id : null;
}
