import * as contract from '@pelita/contract';
import { type Binding, bind, bindKnown, bindLong, bindReading, bindWithCookie } from '../../platform/http/binding.ts';
import { beginAuthenticator, bindAuthenticator, removeAuthenticator } from '../accounts/authenticator/authenticator-calls.ts';
import { listAvatars, setAvatar } from '../member/avatar/avatar.ts';
import {
  addBankAccount,
  chooseBankAccount,
  listBankAccounts,
  removeBankAccount,
} from '../payees/bank-accounts.ts';
import { closeAccount } from '../member/closure/close-account.ts';
import { bindContact, sendContactCode } from '../member/contacts/bind-contact.ts';
import { changePaymentPassword, hasPaymentPassword, setPaymentPassword } from '../accounts/payment-password/payment-password.ts';
import { getProfile, saveProfile } from '../member/profile/profile.ts';
import { getSecurity } from '../member/security/get-security.ts';
import { getCaptcha } from './captcha/get-captcha.ts';
import { getSmsProvider } from './codes/get-sms-provider.ts';
import { sendLoginCode, sendRegistrationCode } from './codes/send-codes.ts';
import { completeFirstLogin } from '../member/complete-first-login.ts';
import { getAvatar, getMemberInfo } from '../member/get-member-info.ts';
import { checkAffiliateCode } from './invitations/invitations.ts';
import { login } from './login/login.ts';
import { loginFreePlay } from './free-play/login-free-play.ts';
import { logout } from '../accounts/sessions/logout.ts';
import type { IdentityParts } from './parts.ts';
import { changePassword } from '../accounts/passwords/change-password.ts';
import { checkResetLink, resetPassword, sendPasswordMail } from './recovery/recover-by-mail.ts';
import { recoverByPhone, sendRecoveryCode } from './recovery/recover-by-phone.ts';
import { getRegistrationSetting } from './registration/get-registration-setting.ts';
import { registerByMobile } from './registration/register-by-mobile.ts';
import { register } from './registration/register.ts';
import { listRegisteredAddresses, removeRegisteredAddress } from '../accounts/addresses/registered-addresses.ts';
import { sendLoginVerificationCode, verifyLogin } from './second-step/verify-login.ts';
import { beginSocialLink, beginSocialLogin } from './social/begin-social-login.ts';
import { finishSocialLink } from './social/finish-social-link.ts';
import { finishSocialLogin } from './social/finish-social-login.ts';
import { linkSocialAccount } from './social/link-social-account.ts';
import { listSocialAccounts, removeSocialAccount } from './social/social-accounts.ts';
import { endOtherSessions, endSession, getLoginHistory, listSessions } from '../accounts/sessions/session-calls.ts';

export function identityRoutes(parts: IdentityParts): Binding[] {
  const { platform, humanCheck, needs } = parts;
  return [
    bindLong(contract.getHumanChallenge, () => humanCheck.challenge()),
    bindReading(contract.getRegistrationSetting, getRegistrationSetting(platform)),
    bindLong(contract.register, register(parts)),
    bindLong(contract.registerByMobile, registerByMobile(parts)),
    bindReading(contract.checkAffiliateCode, checkAffiliateCode),
    bindLong(contract.login, login(parts)),
    bindWithCookie(contract.getCaptcha, getCaptcha(parts.captcha)),
    bindLong(contract.sendLoginCode, sendLoginCode(parts)),
    bindKnown(contract.getSmsProvider, getSmsProvider(parts)),
    bindLong(contract.sendRegistrationCode, sendRegistrationCode(parts)),
    bindLong(contract.sendLoginVerificationCode, sendLoginVerificationCode(parts)),
    bindLong(contract.verifyLogin, verifyLogin(parts)),
    bindWithCookie(contract.beginSocialLogin, beginSocialLogin(parts)),
    bindLong(contract.finishSocialLogin, finishSocialLogin(parts)),
    bindLong(contract.linkSocialAccount, linkSocialAccount(parts)),
    bindReading(contract.listSocialAccounts, listSocialAccounts),
    bindWithCookie(contract.beginSocialLink, beginSocialLink(parts)),
    bind(contract.finishSocialLink, finishSocialLink),
    bind(contract.removeSocialAccount, removeSocialAccount),
    bindReading(contract.listRegisteredAddresses, listRegisteredAddresses),
    bind(contract.removeRegisteredAddress, removeRegisteredAddress),
    bindLong(contract.changePassword, changePassword(parts)),
    bindLong(contract.sendPasswordMail, sendPasswordMail(parts)),
    bindReading(contract.checkResetLink, checkResetLink),
    bindLong(contract.resetPassword, resetPassword(parts)),
    bindLong(contract.sendRecoveryCode, sendRecoveryCode(parts)),
    bindLong(contract.recoverByPhone, recoverByPhone(parts)),
    bindReading(contract.getSecurity, getSecurity),
    bindReading(contract.getProfile, getProfile),
    bind(contract.saveProfile, saveProfile(parts)),
    bindReading(contract.hasPaymentPassword, hasPaymentPassword),
    bindLong(contract.setPaymentPassword, setPaymentPassword(parts)),
    bindLong(contract.changePaymentPassword, changePaymentPassword(parts)),
    bindLong(contract.sendContactCode, sendContactCode(parts)),
    bindLong(contract.bindContact, bindContact(parts)),
    bindLong(contract.beginAuthenticator, beginAuthenticator(parts)),
    bindLong(contract.bindAuthenticator, bindAuthenticator(parts)),
    bindLong(contract.removeAuthenticator, removeAuthenticator(parts)),
    bindKnown(contract.listWithdrawBanks, async () => [...needs.banks]),
    bindReading(contract.listBankAccounts, listBankAccounts),
    bindLong(contract.addBankAccount, addBankAccount(parts)),
    bind(contract.chooseBankAccount, chooseBankAccount),
    bind(contract.removeBankAccount, removeBankAccount),
    bindReading(contract.listAvatars, listAvatars(parts)),
    bindLong(contract.setAvatar, setAvatar(parts)),
    bindLong(contract.closeAccount, closeAccount(parts)),
    bindReading(contract.listSessions, listSessions(parts)),
    bind(contract.endSession, endSession(parts)),
    bind(contract.endOtherSessions, endOtherSessions(parts)),
    bindReading(contract.getLoginHistory, getLoginHistory),
    bind(contract.loginFreePlay, loginFreePlay(platform)),
    bind(contract.logout, logout(needs)),
    bind(contract.completeFirstLogin, completeFirstLogin),
    bindReading(contract.getMemberInfo, getMemberInfo(needs)),
    bindReading(contract.getMemberIcon, getAvatar(needs)),
    bindReading(contract.getPlayerAvatar, getAvatar(needs)),
  ];
}
