import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetTrialAccounts } from '../../accounts/index.ts';
import { entranceSettings } from '../settings.ts';
import { forgetDevices } from './trial-devices.ts';

/** Anybody makes a trial account at a press, so those that nobody uses any more go. */
export function pruneTrials({ settings }: Pick<Platform, 'settings'>): JobHandler {
  return {
    name: 'entrance.prune-trials',
    schedule: '43 * * * *',
    async handle(tx) {
      const unusedSince = tx.now.subtract({ hours: 24 * settings.get(entranceSettings.freePlayKeptDays) });
      await forgetDevices(tx, await forgetTrialAccounts(tx, unusedSince));
    },
  };
}
