/**
 * The accounts: the names under which they are found, their passwords, sessions, contacts, authenticators, known devices and
 * registered addresses, and the throttle of guesses at any of them. Passwords are kept as Argon2id, tokens as their SHA-256;
 * neither is ever logged. `sessions` are asked with every call of a player, so an ended one is over at once in every process.
 * A new password ends the other sessions, the logins under way and every trust in a device. How a person gets in is decided
 * above, in `entrance`; everything that concerns people calls this module, and this one calls the audit log alone.
 */
import { listPlayerSessions } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PlayerSession, SessionStore } from '../../platform/principals/sessions.ts';
import { type Authenticator, createAuthenticator } from './authenticator/authenticator.ts';
import { type CheckAuthenticator, createAuthenticatorCheck } from './authenticator/check-authenticator.ts';
import { createResetAuthenticator, type ResetAuthenticator } from './authenticator/reset-authenticator.ts';
import type { AccountsNeeds } from './needs.ts';
import { type AdoptPassword, createAdoptPassword } from './passwords/new-password.ts';
import { type CheckOwnPassword, createOwnPasswordCheck } from './passwords/own-password.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hash.ts';
import { pruneAccounts } from './prune.ts';
import { accountsRoutes } from './routes.ts';
import { createEndSessions, type EndSessions } from './sessions/end-sessions.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { createShutOut, type ShutOut } from './sessions/shut-out.ts';
import { holdOpenSession } from './sessions/store.ts';
import { tellOwnerJob } from './tell-owner.ts';

export {
  countRegisteredAddresses,
  hasRegisteredAddress,
  isAddressRegistered,
  registerAddress,
} from './addresses/store.ts';
export type { Authenticator } from './authenticator/authenticator.ts';
export { type CheckAuthenticator, wrongSecondStep } from './authenticator/check-authenticator.ts';
export { authenticatorOf, recoveryCodesLeft } from './authenticator/store.ts';
export { type Contact, maskedContact } from './contacts/contact.ts';
export { inSlicesOfPlayers } from './in-slices-of-players.ts';
export { mailAddress } from './contacts/mail-address.ts';
export { neededPhoneNumber, phoneNumber } from './contacts/phone-number.ts';
export {
  claimContact,
  contactOf,
  contactsOf,
  keepContact,
  type KeptContact,
  ownerOfContact,
} from './contacts/store.ts';
export { deviceAttemptKey, isDeviceTrusted, keepDevice, type WithDevice } from './devices/known-devices.ts';
export { disabledField, fieldRule, requiredField } from './fields/field-rules.ts';
export { forgetTrialAccounts } from './forget-trial-accounts.ts';
export { claimName, isNameTaken, playerByName } from './names/store.ts';
export { canonicalUsername, claimedSpellings, drawnUsername, isReadable, trialUsername } from './names/username.ts';
export { type AdoptPassword, refuseUnfitPassword } from './passwords/new-password.ts';
export type { CheckOwnPassword } from './passwords/own-password.ts';
export { isPasswordExpired } from './passwords/password-expiry.ts';
export { alwaysOn, passwordFields } from './passwords/password-fields.ts';
export { argonParameters, createPasswordHasher, type PasswordHasher } from './passwords/password-hash.ts';
export { passwordProblem } from './passwords/password-rule.ts';
export { holdPassword, insertPassword, isPasswordSetByHolder, passwordHashOf, setPassword } from './passwords/store.ts';
export { typedPassword } from './passwords/typed-password.ts';
export { detailsOf, insertDetails, saveDetails } from './personal-details/store.ts';
export { type RiskFacts, riskFactsOf } from './risk-facts.ts';
export type { ResetAuthenticator } from './authenticator/reset-authenticator.ts';
export type { EndSessions } from './sessions/end-sessions.ts';
export { deviceHash, openSession, secretHash, type SessionOrigin } from './sessions/open-session.ts';
export { deviceName } from './sessions/device-name.ts';
export { sessionBounds } from './sessions/session-bounds.ts';
export { playerPrincipal } from './sessions/player-principal.ts';
export { addressOfSession, loginsOf, openSessionsOf, playersInside } from './sessions/store.ts';
export {
  type Account,
  accountOf,
  credentialsByName,
  findAccount,
  insertAccount,
  lockAccount,
  markClosed,
  noteFirstLogin,
  rankOf,
  noteArrival,
  setLocked,
  setNickname,
  usernames,
} from './store.ts';
export { tellOwner } from './tell-owner.ts';
export {
  accountAttemptKey,
  type AttemptKey,
  attemptKey,
  countAttempt,
  countAttemptUpTo,
  forgetAttempts,
  plainAttemptKey,
  returnAttempt,
  returningUnjudged,
} from './throttle/attempts.ts';

export type { AccountsNeeds };

export type AccountsModule = Module & {
  sessions: SessionStore<PlayerSession>;
  hasher: PasswordHasher;
  authenticator: Authenticator;
  /** For what takes money out: asked on every device. */
  checkAuthenticator: CheckAuthenticator;
  checkOwnPassword: CheckOwnPassword;
  adoptPassword: AdoptPassword;
  endSessions: EndSessions;
  shutOut: ShutOut;
  resetAuthenticator: ResetAuthenticator;
};

export function accountsModule(
  platform: Platform,
  needs: AccountsNeeds,
  hasher: PasswordHasher = createPasswordHasher(),
): AccountsModule {
  const { clock, database, settings } = platform;
  const endSessions = createEndSessions(needs);
  const authenticator = createAuthenticator(platform);
  const shutOut = createShutOut({ endSessions, revokePendingLogins: needs.revokePendingLogins });
  const built = {
    hasher,
    authenticator,
    checkAuthenticator: createAuthenticatorCheck({ clock, authenticator }),
    checkOwnPassword: createOwnPasswordCheck({ clock, settings, hasher }),
    adoptPassword: createAdoptPassword({ endSessions, revokePendingLogins: needs.revokePendingLogins }),
    endSessions,
    shutOut,
    resetAuthenticator: createResetAuthenticator({ shutOut }),
  };
  return {
    name: 'accounts',
    bindings: accountsRoutes(platform, built),
    lists: [serveList(listPlayerSessions, 'office_session')],
    jobs: [
      { name: 'accounts.prune', handle: pruneAccounts, schedule: '*/10 * * * *' },
      tellOwnerJob(platform, needs.carriers),
    ],
    sessions: {
      resolve: (token) => resolveSession(database, token, platform),
      peek: (token) => resolveSession(database, token, platform, { isSignOfLife: false }),
      hold: (tx, { playerId, sessionId }) => holdOpenSession(tx, playerId, sessionId),
    },
    ...built,
  };
}
