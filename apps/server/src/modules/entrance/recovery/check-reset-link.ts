import { type CallAnswer, type CallInput, type checkResetLink as checkCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { secretHash } from '../../accounts/index.ts';
import { playerOfReset } from './store.ts';

/** PASS-01: a visitor with a link that is used or expired hears of it before choosing a password. */
export async function checkResetLink(
  tx: Tx,
  _who: CallerOf<typeof checkCall>,
  { body }: CallInput<typeof checkCall>,
): Promise<CallAnswer<typeof checkCall>> {
  if ((await playerOfReset(tx, secretHash(body.resetToken))) === null) throw new Refusal('reset_link_invalid');
  return { done: true };
}
