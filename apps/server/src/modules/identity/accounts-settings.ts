import * as z from 'zod';
import { feature, secretSetting, setting } from '../../platform/settings/setting.ts';

export const accountsSettings = {
  trimPassword: setting(
    'login.trimPassword',
    z.boolean(),
    false,
    'Whether spaces around a typed password are dropped.',
  ),
  duplicateLogin: setting(
    'session.duplicateLogin',
    z.boolean(),
    true,
    'Whether an account may have several sessions; if not, a login ends the others.',
  ),
  passwordExpiryDays: setting(
    'password.expiryDays',
    z.int().min(0).max(3_650),
    0,
    'A login password must be changed so long after it was set, where PWDEXPFORCECHANGE3 is on; 0 is never.',
  ),
  idleMinutes: setting(
    'session.idleMinutes',
    z.int().min(5).max(10_080),
    120,
    'A session without a sign of life for so long is over.',
  ),
  longestMinutes: setting(
    'session.longestMinutes',
    z.int().min(5).max(43_200),
    1_440,
    'A session is over so long after its login, however busy it is.',
  ),
  flaggedDefaultPassword: secretSetting(
    'account.flaggedDefaultPassword',
    z.string().max(64),
    '',
    'A password that must be changed at login; empty is off. Never sent to a client.',
  ),
  passwordExpiry: feature(
    'features.passwordExpiry',
    'PWDEXPFORCECHANGE3',
    false,
    'Expired passwords must be changed at login.',
  ),
};
