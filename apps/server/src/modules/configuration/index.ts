/**
 * The settings of every area, for the back office: what each is, what it means, who changed it, and the change itself,
 * which is the command line's, and who carries what for the deployment. A setting that says when it is loosened needs a second operator for that.
 */
import * as contract from '@pelita/contract/office';
import { bindReading } from '../../platform/http/binding.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { carrierStates } from '../../platform/providers/carriers.ts';
import type { BindControlled } from '../approvals/index.ts';
import { listSettings } from './list-settings.ts';
import { putSetting } from './put-setting.ts';

export function configurationModule(
  platform: Platform,
  { bindControlled }: { bindControlled: BindControlled },
): Module {
  return {
    name: 'configuration',
    officeBindings: [
      bindReading(contract.listSettings, listSettings(platform)),
      bindReading(contract.listCarriers, async () => ({ carriers: carrierStates(platform) })),
      bindControlled(contract.putSetting, putSetting(platform)),
    ],
  };
}
