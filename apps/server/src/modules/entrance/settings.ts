import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

export const entranceSettings = {
  captchaAfterFailures: setting('login.captchaAfterFailures', z.int().min(0).max(100), 3),
  codeExpiryMinutes: setting('codes.expiryMinutes', z.int().min(1).max(60), 3),
  revealUnknownAccount: setting('recovery.revealUnknownAccount', z.boolean(), false),
  freePlayGrantMinor: setting('freePlay.grantMinor', z.int().min(0).max(1_000_000_000_000), 1_000_000),
  freePlayKeptDays: setting('freePlay.keptDays', z.int().min(1).max(3_650), 30),
  usernameRegistration: feature('features.usernameRegistration', 'USERNAMEREG3', true),
  mobileRegistration: feature('features.mobileRegistration', 'MOBILENUMREG3', false),
  mobileVerificationAtRegistration: feature('features.mobileVerificationAtRegistration', 'REGMOBVERF3', false),
  passwordAtMobileRegistration: feature('features.passwordAtMobileRegistration', 'MOBILENUMPASSREG3', false),
  mobileCodeLogin: feature('features.mobileCodeLogin', 'MOBILEVERCODELOGIN3', false),
  loginAddressVerification: feature('features.loginAddressVerification', 'LOGINIPVERF3', false),
  googleLogin: feature('features.googleLogin', 'GOOGLELOGIN3', false),
  facebookLogin: feature('features.facebookLogin', 'FACEBOOKLOGIN3', false),
  rememberMe: feature('features.rememberMe', 'REMEMBERME3', true),
  freePlay: feature('features.freePlay', 'FREEPLAY3', true),
  verificationAtPasswordChange: feature('features.verificationAtPasswordChange', 'CHNGPASSVERIF3', false),
};
