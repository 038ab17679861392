import { SMS_REQUEST_THROTTLE_MS, type CodeSent } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { createStore, type Store } from '@pelita/ui/store';
import { type CountBy, openAgainAfter, openAgainAfterFailure } from './code-wait.ts';

/** `openAgainAt` in epoch milliseconds; `message` is the server's, of the last code. */
type Sending = { isAsking: boolean; openAgainAt: number; message: string };

export type CodeSender = {
  state: Store<Sending>;
  /** `ask` answers null when it has sent nothing. */
  press: (ask: () => Promise<CodeSent | null>, onRefused: (failure: unknown) => void) => Promise<void>;
};

/**
 * SMS-01, SMS-02: while a code is asked for, while one is good and while the server wants a wait, no other one is asked
 * for; requests within a second are one, whatever was pressed between them.
 */
export function createCodeSender(
  countBy: CountBy,
  { now = nowMs, openAgainAtMs = 0 }: { now?: () => number; openAgainAtMs?: number } = {},
): CodeSender {
  const state = createStore<Sending>({ isAsking: false, openAgainAt: openAgainAtMs, message: '' });
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    state,
    async press(ask, onRefused) {
      const { isAsking, openAgainAt } = state.get();
      if (isAsking || now() < openAgainAt || now() - askedAt < SMS_REQUEST_THROTTLE_MS) return;
      const pressedAt = now();
      state.set({ isAsking: true, openAgainAt, message: '' });
      try {
        const sent = await ask();
        if (sent !== null) askedAt = pressedAt;
        const until = sent ? openAgainAfter(sent, countBy, now()) : openAgainAt;
        state.set({ isAsking: false, openAgainAt: until, message: sent?.message ?? '' });
      } catch (failure) {
        askedAt = pressedAt;
        state.set({ isAsking: false, openAgainAt: openAgainAfterFailure(failure, now()), message: '' });
        onRefused(failure);
      }
    },
  };
}
