import { nowMs } from '@pelita/client/now';
import {
  getOperatorSession,
  lockOperatorSession,
  noteOperatorActivity,
  OPERATOR_IDLE_MINUTES,
} from '@pelita/contract/office';
import { send } from '../shared/calls/send.ts';
import { startup } from '../shared/page/startup.ts';
import { closeSession, lockSession, openSession, session } from '../shared/session/session.ts';

const IDLE_MS = OPERATOR_IDLE_MINUTES * 60_000;
/** So often the server is told of input at most. */
const NOTED_EVERY_MS = 60_000;
/** So often it is looked whether the time is up; a machine that slept is looked at when it wakes. */
const LOOKED_EVERY_MS = 5_000;

let lastInput = nowMs();
let lastNoted = nowMs();

/** At the start: whoever sent no session's cookie is asked to log in at once. */
export async function findSession(): Promise<void> {
  if (startup.mayHaveSession) await askSession();
  else closeSession(false);
}

/** Asks the server who is logged in, when another tab says that this has changed. */
async function askSession(): Promise<void> {
  try {
    openSession(await send(getOperatorSession, {}));
  } catch {
    closeSession(false);
  }
}

/**
 * Locks the page when nothing was typed or pointed for as long as the server allows, and tells the server of input before
 * it locks the session by itself. All tabs of a browser share one session, so they share what they know of it.
 */
export function keepSession(): void {
  const tabs = new BroadcastChannel('office-session');
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => noteInput(tabs), { capture: true, passive: true });
  tabs.addEventListener('message', ({ data }: MessageEvent<'input' | 'changed'>) => {
    if (data === 'input') lastInput = nowMs();
    else void askSession();
  });
  let before = session.get().state;
  session.subscribe(() => {
    const { state } = session.get();
    if (state === before) return;
    before = state;
    lastInput = nowMs();
    tabs.postMessage('changed');
  });
  setInterval(look, LOOKED_EVERY_MS);
  document.addEventListener('visibilitychange', look);
}

function noteInput(tabs: BroadcastChannel): void {
  lastInput = nowMs();
  if (session.get().state !== 'open' || lastInput - lastNoted < NOTED_EVERY_MS) return;
  lastNoted = lastInput;
  tabs.postMessage('input');
  void send(noteOperatorActivity, { body: {} }).catch(() => undefined);
}

function look(): void {
  const now = session.get();
  if (now.state !== 'open') return;
  if (nowMs() >= Date.parse(now.operator.expiresAt)) return closeSession(true);
  if (nowMs() - lastInput >= IDLE_MS) lockNow();
}

/** The page is empty at once, whatever the server answers. */
export function lockNow(): void {
  void send(lockOperatorSession, { body: {} }).catch(() => undefined);
  lockSession();
}
