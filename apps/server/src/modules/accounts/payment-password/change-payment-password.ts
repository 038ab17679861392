import { type CallAnswer, type CallInput, type changePaymentPassword as changeCall, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CheckOwnPassword } from '../passwords/own-password.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';
import { passwordHashOf } from '../passwords/store.ts';
import { keepPaymentPassword, refuseUnfitPaymentPassword } from './new-payment-password.ts';

type Call = typeof changeCall;
type Needs = Pick<Platform, 'settings'> & { hasher: PasswordHasher; checkOwnPassword: CheckOwnPassword };

export function changePaymentPassword({ settings, hasher, checkOwnPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    refuseUnfitPaymentPassword(settings, body);
    const known = await database.reading((tx) => passwordHashOf(tx, playerId, 'payment'));
    if (known === null) throw new Refusal('payment_password_unset');
    const old = { typed: body.oldPaymentPassword, field: 'oldPaymentPassword', purpose: 'payment' } as const;
    await checkOwnPassword(database, who, old);
    await keepPaymentPassword(database, hasher, who, body.paymentPassword);
    return { done: true };
  };
}
