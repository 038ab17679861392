import {
  type CallAnswer,
  type CallInput,
  type PlayerId,
  Refusal,
  type sendLoginVerificationCode as sendCall,
  type verifyLogin as verifyCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { wrongSecondStep } from '../../accounts/authenticator/authenticator-calls.ts';
import { canonicalName } from '../../payees/bank-accounts.ts';
import { bankAccountsOf } from '../../payees/store.ts';
import { enter } from '../login/authorize-login.ts';
import { codeAnswer } from '../codes/code-answer.ts';
import { noting } from '../login/failed-logins.ts';
import { accountTryKey, countTry, forgiveTry } from '../../accounts/throttle/attempts.ts';
import { refusalOfSide } from '../login/login-side.ts';
import type { IdentityParts } from '../parts.ts';
import { tokenHash } from '../../accounts/sessions/open-session.ts';
import { accountOf } from '../../accounts/store.ts';
import { registerAddress } from '../../accounts/addresses/registered-addresses.ts';
import { contactForMethod } from './second-step.ts';
import { type PendingLogin, pendingLoginOf, usePendingLogin } from './store.ts';

/** Sends the second step's code to a contact of the member's own; which one it is was told with the first step. */
export function sendLoginVerificationCode({ platform, codes }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof sendCall>,
    { body }: CallInput<typeof sendCall>,
  ): Promise<CallAnswer<typeof sendCall>> => {
    const pending = await neededPending(database, who.address, body.verificationToken);
    const contact = await database.reading((tx) => contactForMethod(tx, pending, body.method));
    if (contact === null) throw new Refusal('code_not_allowed');
    const { playerId } = pending;
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'second-step', contact, playerId, language });
    return codeAnswer(platform.settings, contact, expiresAt, { language, isOpen: true });
  };
}

/** The second step: tries are counted by account, whatever number of first steps stands before them. */
export function verifyLogin(parts: IdentityParts) {
  const { platform } = parts;
  return async (
    database: Database,
    who: CallerOf<typeof verifyCall>,
    { body }: CallInput<typeof verifyCall>,
  ): Promise<CallAnswer<typeof verifyCall>> => {
    const pending = await neededPending(database, who.address, body.verificationToken);
    const tries = accountTryKey('second-step', pending.playerId);
    await countTry(database, platform.clock.now(), tries);
    const aimedAt = async () => pending.playerId;
    const failedLogin = { way: 'second-step', address: who.address, key: tries, aimedAt } as const;
    await useFactor(database, parts, pending, body).catch(noting(database, failedLogin));
    const account = await database.reading((tx) => accountOf(tx, pending.playerId));
    const refused = refusalOfSide(pending.side, account, platform.settings.get('agent.centreTypes'));
    if (refused) throw new Refusal(refused);
    return await database.transaction(async (tx) => {
      if (!(await usePendingLogin(tx, tokenHash(body.verificationToken)))) throw expired();
      forgiveTry(tx, { name: tries, address: null });
      await registerAddress(tx, pending.playerId, pending.address);
      const visitor = { ...who, deviceId: body.loginDeviceId };
      return enter(tx, parts, { ...pending, account, visitor }, { secondStep: body.method });
    });
  };
}

async function useFactor(
  database: Database,
  { codes, authenticator }: IdentityParts,
  pending: PendingLogin,
  { method, code }: CallInput<typeof verifyCall>['body'],
): Promise<void> {
  const { playerId } = pending;
  switch (method) {
    case 'authenticator':
      if (!(await authenticator.useAnyCode(database, playerId, code))) throw wrongSecondStep();
      return;
    case 'bankName':
      if (!(await isHolderName(database, playerId, code))) throw wrongSecondStep();
      return;
    case 'sms':
    case 'mail': {
      const contact = await database.reading((tx) => contactForMethod(tx, pending, method));
      if (contact === null) throw new Refusal('code_not_allowed');
      await codes.use(database, { purpose: 'second-step', contact, playerId }, code);
    }
  }
}

async function isHolderName(database: Database, playerId: PlayerId, typed: string): Promise<boolean> {
  const accounts = await database.reading((tx) => bankAccountsOf(tx, playerId));
  return accounts.some(({ holderName }) => canonicalName(holderName) === canonicalName(typed));
}

async function neededPending(database: Database, address: string, verificationToken: string): Promise<PendingLogin> {
  const pending = await database.reading((tx) => pendingLoginOf(tx, tokenHash(verificationToken), addressKey(address)));
  if (pending === null) throw expired();
  return pending;
}

function expired(): Refusal {
  return new Refusal('login_verification_expired');
}
