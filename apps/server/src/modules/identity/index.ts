/**
 * Who somebody is: registering, logging in and out, trial accounts, sessions, and what an account shows of itself.
 * Passwords are kept as Argon2id, tokens as their SHA-256; neither is ever logged. A wrong name and a wrong password
 * read alike and take alike. `sessions` are asked with every call of a player, so an ended one is over at once
 * everywhere. A new
 * account gets its wallet here, a trial account one of play money. This module calls the ledger and the audit log.
 */
import type { PlayerId } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PlayerSession, SessionStore } from '../../platform/principals/sessions.ts';
import { altchaHumanCheck } from '../../platform/providers/human-check/altcha.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import type { IdentityNeeds } from './needs.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hash.ts';
import { createAuthenticator } from './authenticator/authenticator.ts';
import { avatarFiles } from './avatar/avatar.ts';
import { captchaPage } from './captcha/get-captcha.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { createCodeService } from './codes/code-service.ts';
import { contactOf } from './contacts/store.ts';
import { tellOwnerJob } from './notices/tell-owner.ts';
import { pruneIdentity } from './prune.ts';
import { mailResetJob } from './recovery/recover-by-mail.ts';
import { identityRoutes } from './routes.ts';
import { refuseMoneyWithoutFactor } from './second-step/money-gate.ts';
import { seedAccount, type SeededAccount } from './seed-account.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { holdOpenSession } from './sessions/store.ts';
import { comeBack } from './social/come-back.ts';
import { rankOf, usernames } from './store.ts';

export { playerPrincipal } from './sessions/player-principal.ts';
export type { IdentityNeeds, SeededAccount };

export type IdentityModule = Module & {
  sessions: SessionStore<PlayerSession>;
  /** For the first run; answers the account's id, also when it stood there before. */
  seedAccount: (database: Database, seeded: SeededAccount) => Promise<PlayerId>;
  usernames: (tx: Tx, playerIds: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
  contactOf: typeof contactOf;
  rankOf: typeof rankOf;
  refuseMoneyWithoutFactor: ReturnType<typeof refuseMoneyWithoutFactor>;
};

export function identityModule(
  platform: Platform,
  needs: IdentityNeeds,
  parts: { humanCheck?: HumanCheck; hasher?: PasswordHasher } = {},
): IdentityModule {
  const { humanCheck = altchaHumanCheck(platform), hasher = createPasswordHasher() } = parts;
  const captcha = createCaptcha(platform);
  const codes = createCodeService(platform, needs.carriers);
  const built = { platform, humanCheck, hasher, captcha, codes, authenticator: createAuthenticator(platform), needs };
  return {
    name: 'identity',
    bindings: identityRoutes(built),
    plugin: async (app) => {
      await app.register(avatarFiles(platform));
      await app.register(comeBack(built));
      if (platform.environment.sandbox) await app.register(captchaPage(captcha, platform));
    },
    jobs: [
      { name: 'identity.prune', handle: pruneIdentity, schedule: '*/10 * * * *' },
      tellOwnerJob(platform, needs.carriers),
      mailResetJob(built),
      codes.deliveryJob,
    ],
    sessions: {
      resolve: (token) => resolveSession(platform.database, token, platform),
      peek: (token) => resolveSession(platform.database, token, platform, { isSignOfLife: false }),
      hold: (tx, { playerId, sessionId }) => holdOpenSession(tx, playerId, sessionId),
    },
    seedAccount: seedAccount(platform, hasher),
    usernames,
    contactOf,
    rankOf,
    refuseMoneyWithoutFactor: refuseMoneyWithoutFactor(platform.settings),
  };
}
