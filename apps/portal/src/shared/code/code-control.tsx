import type { CodeSent } from '@pelita/contract';
import { LoaderCircle } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { useText } from '../language/use-text.ts';
import { createCodeSender } from './code-sender.ts';
import { type CountBy, waitOf } from './code-wait.ts';

type Props = {
  /** Asks for a code; null when it was not asked for, because a field is missing. */
  ask: () => Promise<CodeSent | null>;
  onRefused: (failure: unknown) => void;
  countBy?: CountBy;
  /** What is sent. */
  words?: keyof typeof wordsOf;
  /** In epoch milliseconds, where one was sent before the control came. */
  openAgainAtMs?: number;
};

const wordsOf = {
  code: { send: 'sendCode', running: 'sendCodeRunning', seconds: 'sendCodeIn', minutes: 'sendCodeInMinutes' },
  link: { send: 'sendLinkAgain', running: 'sendLinkRunning', seconds: 'sendLinkIn', minutes: 'sendLinkInMinutes' },
} as const;

/** SMS-01, SMS-02: the one control that sends codes, and counts down to when another can be asked for. */
export function CodeControl({ ask, onRefused, countBy = 'expiredMinutes', words = 'code', openAgainAtMs = 0 }: Props) {
  const text = useText('identity');
  const [{ state, press }] = useState(() => createCodeSender(countBy, { openAgainAtMs }));
  const { isAsking, openAgainAt, message } = useSyncExternalStore(state.subscribe, state.get, state.get);
  const secondsLeft = useSecondsUntil(openAgainAt);
  const { unit, count } = waitOf(secondsLeft);
  const left = { seconds: String(count), minutes: String(count) };
  const label = text(wordsOf[words][isAsking ? 'running' : 'send']);
  return (
    <div>
      {/* Not `disabled`: that would take the focus from whoever has pressed it by the keyboard. */}
      <button
        type="button"
        className="button button-small button-quiet"
        aria-disabled={isAsking || secondsLeft > 0}
        onClick={() => void press(ask, onRefused)}
      >
        {isAsking && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
        {secondsLeft > 0 ? text(wordsOf[words][unit], left) : label}
      </button>
      <p role="status" className="field-hint mt-2">
        {message}
      </p>
    </div>
  );
}

/** Rounded up: what says that it is open takes a press. */
function useSecondsUntil(instantMs: number): number {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => Math.max(0, Math.ceil((instantMs - currentSecond()) / 1_000)),
    () => 0,
  );
}
