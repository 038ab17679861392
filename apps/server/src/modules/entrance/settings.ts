import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

export const entranceSettings = {
  captchaAfterFailures: setting(
    'login.captchaAfterFailures',
    z.int().min(0).max(100),
    3,
    'A login by a name or from an address that failed so often needs a captcha; 0 asks for none.',
  ),
  codeExpiryMinutes: setting('codes.expiryMinutes', z.int().min(1).max(60), 3, 'A one-time code is good for so long.'),
  revealUnknownAccount: setting(
    'recovery.revealUnknownAccount',
    z.boolean(),
    false,
    'Whether a visitor who asks for a new password by mail is told that no such account exists.',
  ),
  freePlayGrantMinor: setting(
    'freePlay.grantMinor',
    z.int().min(0).max(1_000_000_000_000),
    1_000_000,
    'Play money of a new trial account, in minor units of the brand’s currency.',
  ),
  freePlayKeptDays: setting(
    'freePlay.keptDays',
    z.int().min(1).max(3_650),
    30,
    'How many days a trial account is kept that nobody uses.',
  ),
  usernameRegistration: feature('features.usernameRegistration', 'USERNAMEREG3', true, 'Registration by username.'),
  mobileRegistration: feature('features.mobileRegistration', 'MOBILENUMREG3', false, 'Registration by mobile number.'),
  mobileVerificationAtRegistration: feature(
    'features.mobileVerificationAtRegistration',
    'REGMOBVERF3',
    false,
    'A code by text message at registration.',
  ),
  passwordAtMobileRegistration: feature(
    'features.passwordAtMobileRegistration',
    'MOBILENUMPASSREG3',
    false,
    'A password at mobile registration.',
  ),
  mobileCodeLogin: feature(
    'features.mobileCodeLogin',
    'MOBILEVERCODELOGIN3',
    false,
    'Login by a code sent to the mobile number.',
  ),
  loginAddressVerification: feature(
    'features.loginAddressVerification',
    'LOGINIPVERF3',
    false,
    'A second step at logins from an address that the member has not used before.',
  ),
  googleLogin: feature(
    'features.googleLogin',
    'GOOGLELOGIN3',
    false,
    'Login and registration by an account at Google.',
  ),
  facebookLogin: feature(
    'features.facebookLogin',
    'FACEBOOKLOGIN3',
    false,
    'Login and registration by an account at Facebook.',
  ),
  rememberMe: feature(
    'features.rememberMe',
    'REMEMBERME3',
    true,
    'The login form keeps username and password for one day.',
  ),
  freePlay: feature('features.freePlay', 'FREEPLAY3', true, 'Trial accounts with play money.'),
  verificationAtPasswordChange: feature(
    'features.verificationAtPasswordChange',
    'CHNGPASSVERIF3',
    false,
    'A code before a password changes.',
  ),
};
