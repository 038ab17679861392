import { failureCodeOf, type StudioFailure } from '../calls/studio-calls.ts';
import { newUuid } from '../platform/device.ts';
import type { FishCalls, ToldShot } from './fish-calls.ts';

export type VolleyAnswer = Awaited<ReturnType<FishCalls['fire']>>;
type Waiting = { shot: string; shots: ToldShot[] };
type Tell = {
  answered: (fired: Waiting, answer: VolleyAnswer) => void;
  waiting: () => void;
  /** Nothing of them was paid, or nobody knows; the page asks the server how things stand. */
  dropped: (fired: Waiting, code: StudioFailure) => void;
};

const GATHER_MS = 350;
const TRIES = 4;
const PAUSE_MS = 900;
const MOST = 20;

/**
 * Gathers shots and sends them on as volleys, one after the other and in order. While nobody knows whether one arrived it
 * is sent again under its key, so that it counts once.
 */
export function createVolleys(calls: FishCalls, tell: Tell) {
  let waiting: Waiting[] = [];
  let isSending = false;

  async function send(volley: Waiting): Promise<void> {
    const body = { volleyKey: newUuid(), ...volley };
    for (let tried = 1; ; tried += 1) {
      try {
        return tell.answered(volley, await calls.fire(body));
      } catch (error) {
        const code = failureCodeOf(error);
        const isUnknown = code === 'no-answer' || code === 'wallet_unreachable' || code === 'overloaded';
        if (!isUnknown || tried === TRIES) {
          for (const dropped of [volley, ...waiting.splice(0)]) tell.dropped(dropped, code);
          return;
        }
        tell.waiting();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried));
      }
    }
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
    isSending = false;
  }

  return {
    add(shot: string, told: ToldShot): void {
      const last = waiting.at(-1);
      if (last?.shot === shot && last.shots.length < MOST) last.shots.push(told);
      else waiting.push({ shot, shots: [told] });
      void sendAll();
    },
    forget(): void {
      waiting = [];
    },
  };
}
