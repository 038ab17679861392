import type { CallAnswer, getRegistrationSetting as settingCall } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import { registrationRules } from './registration-fields.ts';

/** The rules in force, by field, as `register` applies them. */
export function getRegistrationSetting({ settings }: Platform) {
  return async (): Promise<CallAnswer<typeof settingCall>> => registrationRules(settings);
}
