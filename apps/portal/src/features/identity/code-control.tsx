import { SMS_COUNTDOWN_STEP_SECONDS, SMS_REQUEST_THROTTLE_MS, type CodeSent } from '@pelita/contract';
import { useRef, useState, useSyncExternalStore } from 'react';
import { nowMs } from '../../shared/browser/now.ts';
import { currentSecond, subscribeToSeconds } from '../../shared/clock/seconds.ts';
import { useText } from '../../shared/language/use-text.ts';

type Props = {
  /** Asks for a code; null when it was not asked for, because a field is missing. */
  ask: () => Promise<CodeSent | null>;
  onRefused: (failure: unknown) => void;
};

/**
 * SMS-01, SMS-02: the one control that sends codes. While a code is good no other one is asked for, and the seconds are
 * counted down; presses within a second are one.
 */
export function CodeControl({ ask, onRefused }: Props) {
  const text = useText('identity');
  const [openAgainAt, setOpenAgainAt] = useState(0);
  const [message, setMessage] = useState('');
  const pressedAt = useRef(-SMS_REQUEST_THROTTLE_MS);
  const secondsLeft = useSecondsUntil(openAgainAt);

  const press = async (): Promise<void> => {
    if (nowMs() - pressedAt.current < SMS_REQUEST_THROTTLE_MS) return;
    pressedAt.current = nowMs();
    try {
      const sent = await ask();
      if (sent === null) {
        // Nothing was asked for, so the next press is the first.
        pressedAt.current = -SMS_REQUEST_THROTTLE_MS;
        return;
      }
      setMessage(sent.message);
      setOpenAgainAt(nowMs() + sent.expiredMinutes * SMS_COUNTDOWN_STEP_SECONDS * 1_000);
    } catch (failure) {
      onRefused(failure);
    }
  };
  return (
    <div>
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={secondsLeft > 0}
        onClick={() => void press()}
      >
        {secondsLeft > 0 ? text('sendCodeIn', { seconds: String(secondsLeft) }) : text('sendCode')}
      </button>
      <p role="status" className="field-hint mt-2">
        {message}
      </p>
    </div>
  );
}

function useSecondsUntil(instantMs: number): number {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => Math.max(0, Math.floor((instantMs - currentSecond()) / 1_000)),
    () => 0,
  );
}
