import type { CallAnswer } from '@pelita/contract';
import type { listSettings as listCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingChanges, understood } from '../../platform/settings/store.ts';
import { settingForm } from './setting-form.ts';

export function listSettings({ settings }: Pick<Platform, 'settings'>) {
  return async (tx: Tx): Promise<CallAnswer<typeof listCall>> => {
    const changes = await settingChanges(tx);
    return {
      settings: [...settings.catalogue.values()].map((setting) => {
        const change = changes.get(setting.key);
        const isSecret = setting.isSecret === true;
        return {
          key: setting.key,
          value: isSecret ? null : change ? understood(setting, change.value) : setting.default,
          default: isSecret ? null : setting.default,
          form: settingForm(setting.schema),
          isSecret,
          isControlled: setting.isLoosened !== undefined,
          changedAt: change?.changedAt.toString() ?? null,
          changedBy: change?.changedBy ?? null,
        };
      }),
    };
  };
}
