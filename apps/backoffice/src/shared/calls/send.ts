import type { Call } from '@pelita/contract';
import { CallFailure, type FailureCode } from '@pelita/client/failure';
import { createSend, type Send } from '@pelita/client/send';
import { spoken } from '../language/language.ts';
import { askFreshCode } from '../session/fresh-code.ts';
import { closeSession, lockSession, session } from '../session/session.ts';

const sendOnce = createSend({
  headers: () => ({ Language: spoken.get().code }),
  onRefused: (code) => {
    if (noSession.includes(code) && session.get().state !== 'asking') closeSession(true);
    if (code === 'session_locked') lockSession();
  },
});

const noSession: readonly FailureCode[] = ['not_logged_in', 'token_invalid', 'session_replaced'];

/**
 * The back office's client of the contract. A call that is refused for want of a recent code of the authenticator asks for
 * one, and is then made again under the same idempotency key.
 */
export const send: Send = async (call, input, options = {}) => {
  const asOne = call.idempotent ? { idempotencyKey: crypto.randomUUID(), ...options } : options;
  try {
    return await sendOnce(call, input, asOne);
  } catch (failure) {
    const wantsCode = failure instanceof CallFailure && failure.code === 'recent_code_required';
    if (!wantsCode || !(await askFreshCode())) throw failure;
    return sendOnce(call, input, asOne);
  }
};

/** What a refused call needs of its caller: the name that a 403 shows. */
export function permissionOf({ who }: Call): string | null {
  return typeof who === 'object' ? who.operator : null;
}
