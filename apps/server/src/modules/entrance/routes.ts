import * as contract from '@pelita/contract';
import { type Binding, bind, bindKnown, bindLong, bindReading, bindWithCookie } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import type { Captcha } from './captcha/captcha.ts';
import { getCaptcha } from './captcha/get-captcha.ts';
import type { CodeService } from './codes/code-service.ts';
import { getSmsProvider } from './codes/get-sms-provider.ts';
import { createProveNumber } from './codes/number-proof.ts';
import { sendLoginCode } from './codes/send-login-code.ts';
import { sendRegistrationCode } from './codes/send-registration-code.ts';
import { loginFreePlay } from './free-play/login-free-play.ts';
import { checkAffiliateCode } from './invitations/check-affiliate-code.ts';
import { createAuthorizeLogin } from './login/authorize-login.ts';
import { login } from './login/login.ts';
import { createOpenLogin } from './login/open-login.ts';
import { createProveByPassword } from './login/prove-by-password.ts';
import { createProveBySms } from './login/prove-by-sms.ts';
import type { EntranceNeeds } from './needs.ts';
import { checkResetLink } from './recovery/check-reset-link.ts';
import { recoverByPhone } from './recovery/recover-by-phone.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { sendPasswordMail } from './recovery/send-password-mail.ts';
import { sendRecoveryCode } from './recovery/send-recovery-code.ts';
import { getRegistrationSetting } from './registration/get-registration-setting.ts';
import { registerByMobile } from './registration/register-by-mobile.ts';
import { createRegisterMember } from './registration/register-member.ts';
import { register } from './registration/register.ts';
import { sendLoginVerificationCode } from './second-step/send-login-verification-code.ts';
import { verifyLogin } from './second-step/verify-login.ts';
import { createBeginAuthorization } from './social/begin-authorization.ts';
import { beginSocialLink } from './social/begin-social-link.ts';
import { beginSocialLogin } from './social/begin-social-login.ts';
import type { EnabledProvider } from './social/enabled-provider.ts';
import { finishSocialLink } from './social/finish-social-link.ts';
import { finishSocialLogin } from './social/finish-social-login.ts';
import { linkSocialAccount } from './social/link-social-account.ts';
import { listSocialAccounts } from './social/list-social-accounts.ts';
import { removeSocialAccount } from './social/remove-social-account.ts';

type Built = { humanCheck: HumanCheck; captcha: Captcha; codes: CodeService; enabledProvider: EnabledProvider };

export function entranceRoutes(platform: Platform, needs: EntranceNeeds, built: Built): Binding[] {
  const { clock, settings, brand, random } = platform;
  const { accounts, carriers, phoneIdentity } = needs;
  const { hasher, authenticator, checkOwnPassword, adoptPassword, endSessions } = accounts;
  const { humanCheck, captcha, codes, enabledProvider } = built;
  const openLogin = createOpenLogin({ platform, endSessions });
  const authorizeLogin = createAuthorizeLogin({ platform, openLogin });
  const proveByPassword = createProveByPassword({ platform, humanCheck, hasher, captcha });
  const proveBySms = createProveBySms({ platform, codes });
  const proveNumber = createProveNumber({ codes, phoneIdentity });
  const registerMember = createRegisterMember({ platform, humanCheck, hasher, captcha, proveNumber });
  const beginAuthorization = createBeginAuthorization({ platform, enabledProvider });
  const recovery = { platform, humanCheck, hasher, codes, adoptPassword, authorizeLogin };
  return [
    bindLong(contract.getHumanChallenge, () => humanCheck.challenge()),
    bindWithCookie(contract.getCaptcha, getCaptcha(captcha)),
    bindReading(contract.getRegistrationSetting, getRegistrationSetting(platform)),
    bindLong(contract.register, register({ settings, registerMember })),
    bindLong(contract.registerByMobile, registerByMobile({ settings, registerMember })),
    bindReading(contract.checkAffiliateCode, checkAffiliateCode),
    bindWithCookie(contract.login, login({ proveByPassword, proveBySms, authorizeLogin })),
    bindLong(contract.loginFreePlay, loginFreePlay(platform, humanCheck)),
    bindLong(contract.sendLoginCode, sendLoginCode({ settings, brand, humanCheck, codes })),
    bindKnown(contract.getSmsProvider, getSmsProvider({ phoneIdentity })),
    bindLong(
      contract.sendRegistrationCode,
      sendRegistrationCode({ settings, brand, phoneIdentity, humanCheck, codes }),
    ),
    bindLong(contract.sendLoginVerificationCode, sendLoginVerificationCode({ settings, codes })),
    bindWithCookie(contract.verifyLogin, verifyLogin({ clock, settings, codes, authenticator, openLogin })),
    bindWithCookie(contract.beginSocialLogin, beginSocialLogin(beginAuthorization)),
    bindWithCookie(contract.finishSocialLogin, finishSocialLogin({ random, authorizeLogin })),
    bindWithCookie(contract.linkSocialAccount, linkSocialAccount({ proveByPassword, authorizeLogin })),
    bindReading(contract.listSocialAccounts, listSocialAccounts),
    bindWithCookie(contract.beginSocialLink, beginSocialLink({ checkOwnPassword, beginAuthorization })),
    bind(contract.finishSocialLink, finishSocialLink),
    bind(contract.removeSocialAccount, removeSocialAccount),
    bindLong(contract.sendPasswordMail, sendPasswordMail({ platform, carriers })),
    bindReading(contract.checkResetLink, checkResetLink),
    bindLong(contract.resetPassword, resetPassword({ platform, hasher, adoptPassword })),
    bindLong(contract.sendRecoveryCode, sendRecoveryCode({ settings, brand, humanCheck, codes })),
    bindWithCookie(contract.recoverByPhone, recoverByPhone(recovery)),
  ];
}
