import { fieldPatterns, type PatternId } from '@pelita/contract';
import * as z from 'zod';
import { feature, secretSetting, setting } from '../../platform/settings/setting.ts';

export type FieldChanges = (typeof accountsSettings)['registrationFields']['default'];

export const accountsSettings = {
  registrationFields: setting(
    'registration.fields',
    z.record(
      z.string().regex(/^[a-zA-Z]{2,30}$/),
      z.strictObject({
        enabled: z.boolean().optional(),
        required: z.boolean().optional(),
        acceptedPattern: z.string().max(200).refine(isPattern).optional(),
        patternId: z.enum(Object.keys(fieldPatterns) as PatternId[]).optional(),
        minLength: z.int().min(0).max(200).optional(),
        maxLength: z.int().min(1).max(200).optional(),
        type: z.string().max(20).optional(),
      }),
    ),
    {},
    'Changes to the rules of single registration fields; a patternId brings its pattern along.',
  ),
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
  trustedDeviceDays: setting(
    'login.trustedDeviceDays',
    z.int().min(0).max(365),
    30,
    'A device that its member trusts is not asked for the second step for so many days; 0 lets none be trusted.',
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

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
