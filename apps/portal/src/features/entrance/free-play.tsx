import { loginFreePlay } from '@pelita/contract';
import { useState } from 'react';
import { CallFailure } from '@pelita/client/failure';
import { send } from '../../shared/calls/send.ts';
import { useHumanProof } from '../../shared/calls/use-human-proof.ts';
import { useText } from '../../shared/language/use-text.ts';
import { failureText } from '../../shared/calls/failure-text.ts';
import { notify } from '@pelita/ui/notice';
import { useFeatures } from '../../shared/page/feature-switch.ts';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';

/** LOGIN-10: a trial account at a press, where the brand offers it. */
export function FreePlay() {
  const text = useText('identity');
  const proveHuman = useHumanProof();
  const { freePlay } = useFeatures();
  const [isRunning, setIsRunning] = useState(false);
  if (!freePlay) return null;

  const start = async () => {
    setIsRunning(true);
    try {
      const body = { loginDeviceId: loginDeviceId(), humanVerification: await proveHuman() };
      enter(await send(loginFreePlay, { body }), 'home');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      notify({ tone: 'problem', text: failureText(failure) });
      setIsRunning(false);
    }
  };
  return (
    <div className="form-aside">
      <p className="text-muted text-sm">{text('freePlayNote')}</p>
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={isRunning}
        onClick={() => void start()}
      >
        {text('freePlay')}
      </button>
    </div>
  );
}
