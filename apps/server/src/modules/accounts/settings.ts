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
  ),
  trimPassword: setting('login.trimPassword', z.boolean(), false),
  duplicateLogin: setting('session.duplicateLogin', z.boolean(), true),
  passwordExpiryDays: setting('password.expiryDays', z.int().min(0).max(3_650), 0),
  idleMinutes: setting('session.idleMinutes', z.int().min(5).max(10_080), 120),
  longestMinutes: setting('session.longestMinutes', z.int().min(5).max(43_200), 1_440),
  trustedDeviceDays: setting('login.trustedDeviceDays', z.int().min(0).max(365), 30),
  flaggedDefaultPassword: secretSetting('account.flaggedDefaultPassword', z.string().max(64), ''),
  passwordExpiry: feature('features.passwordExpiry', 'PWDEXPFORCECHANGE3', false),
};

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
