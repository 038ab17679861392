import {
  type CallAnswer,
  type CallInput,
  type changePaymentPassword as changeCall,
  type hasPaymentPassword as hasCall,
  type PlayerId,
  Refusal,
  ruleProblem,
  type setPaymentPassword as setCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { tellOwner } from '../tell-owner.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';
import { registrationRules } from '../../entrance/registration/registration-fields.ts';
import { passwordHashOf, setPassword } from '../store.ts';

export async function hasPaymentPassword(tx: Tx, who: CallerOf<typeof hasCall>): Promise<CallAnswer<typeof hasCall>> {
  return { hasWithdrawalPassword: (await passwordHashOf(tx, who.player.playerId, 'payment')) !== null };
}

/** For the first time, by the login password. */
export function setPaymentPassword(parts: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof setCall>,
    { body }: CallInput<typeof setCall>,
  ): Promise<CallAnswer<typeof setCall>> => {
    const { playerId } = who.player;
    refuseUnfit(parts, body);
    if ((await paymentHash(database, playerId)) !== null) throw new Refusal('payment_password_set');
    await checkOwnPassword(database, parts, playerId, { typed: body.password, field: 'password' });
    await keep(database, parts, who, body.paymentPassword);
    return { done: true };
  };
}

export function changePaymentPassword(parts: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof changeCall>,
    { body }: CallInput<typeof changeCall>,
  ): Promise<CallAnswer<typeof changeCall>> => {
    const { playerId } = who.player;
    refuseUnfit(parts, body);
    if ((await paymentHash(database, playerId)) === null) throw new Refusal('payment_password_unset');
    const typed = { typed: body.oldPaymentPassword, field: 'oldPaymentPassword', purpose: 'payment' } as const;
    await checkOwnPassword(database, parts, playerId, typed);
    await keep(database, parts, who, body.paymentPassword);
    return { done: true };
  };
}

/** The rule of the registration form, and none of the runs and repetitions that are tried first. */
function refuseUnfit(
  { platform }: IdentityParts,
  { paymentPassword, confirmPaymentPassword }: { paymentPassword: string; confirmPaymentPassword: string },
): void {
  const rule = registrationRules(platform.settings).paymentPassword;
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

function paymentHash(database: Database, playerId: PlayerId): Promise<string | null> {
  return database.reading((tx) => passwordHashOf(tx, playerId, 'payment'));
}

async function keep(
  database: Database,
  { hasher }: IdentityParts,
  who: CallerOf<typeof setCall>,
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
