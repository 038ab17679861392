import type { WhitelabelNode } from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import { settingCatalogue, type SettingKey } from '../../platform/settings/catalogue.ts';

/** Every feature switch by its modId. The tree has one level: no switch of ours depends on another. */
export function getWhitelabel({ settings }: Platform) {
  return async (): Promise<WhitelabelNode[]> =>
    Object.entries(settingCatalogue).flatMap(([key, definition]) => {
      if (!('modId' in definition)) return [];
      const enabled = settings.get(key as SettingKey) === true;
      return { modId: definition.modId, enabled: enabled ? ('1' as const) : ('0' as const), childrenNodes: [] };
    });
}
