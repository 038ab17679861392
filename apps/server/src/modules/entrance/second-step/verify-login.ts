import { type CallInput, type PlayerId, Refusal, type verifyLogin as verifyCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  accountAttemptKey,
  accountOf,
  type Authenticator,
  countAttempt,
  registerAddress,
  wrongSecondStep,
} from '../../accounts/index.ts';
import { agentsSettings } from '../../agents/settings.ts';
import { bankAccountsOf, canonicalName } from '../../payees/index.ts';
import type { CodeService } from '../codes/code-service.ts';
import { noting } from '../login/failed-logins.ts';
import { refusalOfSide } from '../login/login-side.ts';
import type { OpenedLogin, OpenLogin } from '../login/open-login.ts';
import { forgiveAttempts } from '../throttle/login-throttle.ts';
import { neededPendingLogin, pendingLoginExpired } from './pending-login.ts';
import { codeBinding, contactForMethod, isOffered } from './second-step.ts';
import { type PendingLogin, usePendingLogin } from './store.ts';

type Call = typeof verifyCall;
type Factors = { codes: CodeService; authenticator: Authenticator };
type Needs = Pick<Platform, 'clock' | 'settings'> & Factors & { openLogin: OpenLogin };

/** The second step: attempts are counted by account, however many first steps came before them. */
export function verifyLogin({ clock, settings, openLogin, ...factors }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<OpenedLogin> => {
    const pending = await neededPendingLogin(database, who.address, body.verificationToken);
    const attempts = accountAttemptKey('second-step', pending.playerId);
    await countAttempt(database, clock.now(), attempts);
    const aimedAt = async () => pending.playerId;
    const failedLogin = { method: 'second-step', address: who.address, key: attempts, aimedAt } as const;
    await useFactor(database, factors, pending, body).catch(noting(database, failedLogin));
    const account = await database.reading((tx) => accountOf(tx, pending.playerId));
    const refused = refusalOfSide(pending.side, account, settings.get(agentsSettings.centreTypes));
    if (refused) throw new Refusal(refused);
    return await database.transaction(async (tx) => {
      if (!(await usePendingLogin(tx, pending.tokenHash))) throw pendingLoginExpired();
      forgiveAttempts(tx, { name: attempts, addresses: [] });
      await registerAddress(tx, pending.playerId, pending.address);
      const visitor = { ...who, deviceId: body.loginDeviceId };
      const isDeviceTrusted = body.trustDevice === true;
      const noted = { secondStep: body.method, ...(isDeviceTrusted ? { isDeviceTrusted } : {}) };
      return openLogin(tx, { ...pending, account, visitor, isDeviceTrusted }, noted);
    });
  };
}

async function useFactor(
  database: Database,
  { codes, authenticator }: Factors,
  pending: PendingLogin,
  { method, code }: CallInput<Call>['body'],
): Promise<void> {
  const { playerId } = pending;
  if (!(await database.reading((tx) => isOffered(tx, pending, method)))) throw new Refusal('code_not_allowed');
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
      await codes.use(database, codeBinding(pending, contact), code);
    }
  }
}

async function isHolderName(database: Database, playerId: PlayerId, typed: string): Promise<boolean> {
  const accounts = await database.reading((tx) => bankAccountsOf(tx, playerId));
  return accounts.some(({ holderName }) => canonicalName(holderName) === canonicalName(typed));
}
