import { Refusal, ruleProblem } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { recordAudit } from '../../audit/index.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { passwordFields } from '../passwords/password-fields.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';
import { setPassword } from '../passwords/store.ts';
import { tellOwner } from '../tell-owner.ts';

/** The rule of the registration form, and none of the runs and repetitions that are tried first. */
export function refuseUnfitPaymentPassword(
  settings: Pick<Settings, 'get'>,
  { paymentPassword, confirmPaymentPassword }: { paymentPassword: string; confirmPaymentPassword: string },
): void {
  const rule = passwordFields(settings).paymentPassword;
  const problem =
    paymentPassword === ''
      ? { key: 'required' }
      : (ruleProblem(paymentPassword, rule) ?? (isCommonPassword(paymentPassword) ? { key: 'password_common' } : null));
  const fields = {
    ...(problem ? { paymentPassword: problem } : {}),
    ...(confirmPaymentPassword === paymentPassword ? {} : { confirmPaymentPassword: { key: 'checkPass' } }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_field', { fields });
}

export async function keepPaymentPassword(
  database: Database,
  hasher: PasswordHasher,
  who: Visitor & { player: PlayerSession },
  paymentPassword: string,
): Promise<void> {
  const { playerId } = who.player;
  const hash = await hasher.hash(paymentPassword);
  await database.transaction(async (tx) => {
    await setPassword(tx, playerId, { purpose: 'payment', hash, isSetByHolder: true });
    await tellOwner(tx, { playerId, news: 'paymentPasswordChanged', language: who.language });
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'set-payment-password', subject: actor, after: { address: who.address } });
  });
}
