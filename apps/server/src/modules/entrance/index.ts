/**
 * How a person gets in: registration, login by every login method, recovery, one-time codes, captcha and the second step,
 * social login and free play. Every method ends in one `authorizeLogin`, so that none is weaker than another. A wrong name
 * and a wrong password read alike and take alike. A new account gets its wallet here, a trial account one of play money.
 * It stands above `accounts` and `payees`; `member` sends and judges codes through this door, and a use case that moves
 * money out asks `refuseMoneyWithoutFactor`.
 */
import type { PlayerId } from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { altchaHumanCheck } from '../../platform/providers/human-check/altcha.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import { captchaPage } from './captcha/get-captcha.ts';
import { type Captcha, createCaptcha } from './captcha/captcha.ts';
import { type CodeService, createCodeService } from './codes/code-service.ts';
import type { EntranceNeeds } from './needs.ts';
import { pruneEntrance } from './prune.ts';
import { pruneTrials } from './free-play/prune-trials.ts';
import { mailResetJob } from './recovery/mail-reset-job.ts';
import { type OpenAccountBelow, openAccountBelow } from './registration/open-account-below.ts';
import { seedAccount, type SeededAccount } from './registration/seed-account.ts';
import { entranceRoutes } from './routes.ts';
import { refuseMoneyWithoutFactor } from './second-step/refuse-money-without-factor.ts';
import { createEnabledProvider } from './social/enabled-provider.ts';
import { providerCallback } from './social/provider-callback.ts';

export { codeAnswer } from './codes/code-answer.ts';
export type { CodeService } from './codes/code-service.ts';
export { invitationCodeOf } from './invitations/store.ts';
export { revokePendingLogins } from './login/revoke-pending-logins.ts';
export { registrationRules } from './registration/registration-fields.ts';
export { linksOf } from './social/store.ts';

export type { Captcha, EntranceNeeds, OpenAccountBelow, SeededAccount };

export type EntranceModule = Module & {
  codes: CodeService;
  captcha: Captcha;
  /** For the first run; answers the account's id, also when it was made before. */
  seedAccount: (database: Database, seeded: SeededAccount) => Promise<PlayerId>;
  refuseMoneyWithoutFactor: ReturnType<typeof refuseMoneyWithoutFactor>;
  openAccountBelow: OpenAccountBelow;
};

export function entranceModule(
  platform: Platform,
  needs: EntranceNeeds,
  humanCheck: HumanCheck = altchaHumanCheck(platform),
): EntranceModule {
  const { settings, environment } = platform;
  const captcha = createCaptcha(platform);
  const codes = createCodeService(platform, needs.carriers);
  const enabledProvider = createEnabledProvider({ settings, identityProvider: needs.identityProvider });
  return {
    name: 'entrance',
    bindings: entranceRoutes(platform, needs, { humanCheck, captcha, codes, enabledProvider }),
    plugin: async (app) => {
      await app.register(providerCallback({ platform, enabledProvider }));
      if (environment.sandbox) await app.register(captchaPage(captcha, platform));
    },
    jobs: [
      { name: 'entrance.prune', handle: pruneEntrance, schedule: '*/10 * * * *' },
      pruneTrials(platform),
      mailResetJob(platform, needs.carriers),
      codes.deliveryJob,
    ],
    codes,
    captcha,
    seedAccount: seedAccount(platform, needs.accounts.hasher),
    refuseMoneyWithoutFactor: refuseMoneyWithoutFactor(settings),
    openAccountBelow: openAccountBelow(platform, needs.accounts.hasher),
  };
}
