import { Refusal, type SessionValue } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressKey } from '../../platform/http/rate/address-key.ts';
import { recordAudit } from '../audit/index.ts';
import { forgiveTry, giveBackTry, type Tries } from './login-attempts.ts';
import { type LoginSide, refusalOfSide } from './login-side.ts';
import type { IdentityParts } from './parts.ts';
import { isAddressRegistered } from './second-step/registered-addresses.ts';
import { beginSecondStep, type SecondStep } from './second-step/second-step.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { openSession, type SessionOrigin } from './sessions/open-session.ts';
import { linkAccount, type SocialLink } from './social/link-account.ts';
import { type Account, isPasswordSetByHolder, lockAccount, noteFirstLogin } from './store.ts';
import { entranceSettings } from './entrance-settings.ts';
import { accountsSettings } from './accounts-settings.ts';

/** Somebody who has proved to be the holder of an account, and how. */
export type Admission = {
  account: Account;
  way: 'password' | 'sms' | 'recovery' | 'social';
  isPasswordExpired: boolean;
  /** Refuses when what was proved holds no longer, and keeps it so until the transaction ends; null where it cannot end. */
  stillProved: ((tx: Tx) => Promise<void>) | null;
  side: LoginSide;
  visitor: SessionOrigin;
  /** What was counted on the way and is forgiven now; null where nothing was typed that could be guessed. */
  tries: Tries | null;
  /** LOGIN-11: the account of an identity provider that opens this one from this entry on. */
  socialLink?: SocialLink | null;
};

/** From a first proof to a session: the side, the second step where one is due, and then the way in. */
export async function admit(database: Database, parts: IdentityParts, admission: Admission): Promise<SessionValue> {
  const { platform } = parts;
  const { account, side, tries } = admission;
  const refused = refusalOfSide(side, account, platform.settings.get(entranceSettings.agentCentreTypes));
  if (refused) {
    await database.transaction(async (tx) => {
      if (tries) giveBackTry(tx, tries.name, tries.address);
      const subject = `player:${account.playerId}`;
      const after = { way: admission.way, reason: refused, address: admission.visitor.address };
      await recordAudit(tx, { actor: 'system', action: 'fail-login', subject, after });
    });
    throw new Refusal(refused);
  }
  const outcome = await database.transaction(async (tx) => {
    await admission.stillProved?.(tx);
    if (tries) forgiveTry(tx, tries);
    if (await needsSecondStep(tx, platform, admission)) {
      const step = await beginSecondStep(tx, platform, admission);
      if (step) return { step };
    }
    return { value: await enter(tx, parts, admission, { failedBefore: tries?.failedBefore ?? 0 }) };
  });
  if (outcome.step) throw secondStepRequired(outcome.step);
  return outcome.value;
}

/** LOGIN-12: the brand asks for it, and the member has not shown before to be at this address. */
async function needsSecondStep(tx: Tx, { settings }: Platform, { account, visitor }: Admission): Promise<boolean> {
  if (!settings.get(entranceSettings.loginAddressVerification) || account.isRegisteredAnywhere) return false;
  return !(await isAddressRegistered(tx, account.playerId, addressKey(visitor.address)));
}

function secondStepRequired({ verificationToken, methods }: SecondStep): Refusal {
  return new Refusal('login_verification_required', { extra: { verificationToken, methods } });
}

/** The session, with what is noted of every login. */
export async function enter(
  tx: Tx,
  { platform, needs }: Pick<IdentityParts, 'platform' | 'needs'>,
  { account, way, isPasswordExpired, side, visitor, socialLink }: Omit<Admission, 'tries' | 'stillProved'>,
  noted: Record<string, unknown>,
): Promise<SessionValue> {
  const isOnlyOne = !platform.settings.get(accountsSettings.duplicateLogin);
  // Of two that come in at once, the later one sees the other.
  if (isOnlyOne) await lockAccount(tx, account.playerId);
  if (socialLink) await linkAccount(tx, account.playerId, socialLink);
  const isFirstLogin = !account.hasLoggedIn && !(await isPasswordSetByHolder(tx, account.playerId));
  const opened = { ...account, isFirstLogin, isPasswordExpired };
  const { sessionId, ...value } = openSession(tx, platform, opened, visitor);
  if (isOnlyOne) await endSessions(tx, needs, account.playerId, { except: sessionId, because: 'replaced' });
  if (!account.hasLoggedIn) await noteFirstLogin(tx, account.playerId);
  const actor = `player:${account.playerId}`;
  const after = { sessionId, address: visitor.address, side, ...(way === 'password' ? {} : { way }), ...noted };
  await recordAudit(tx, { actor, action: 'login', subject: actor, after });
  return value;
}
