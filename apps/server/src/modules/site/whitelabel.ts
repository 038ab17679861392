import type { WhitelabelNode } from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';

/** Every feature switch by its modId. The tree has one level: no switch of ours depends on another. */
export function getWhitelabel({ settings }: Platform) {
  return async (): Promise<WhitelabelNode[]> =>
    [...settings.catalogue.values()].flatMap((setting) => {
      if (setting.modId === undefined) return [];
      const enabled = settings.get(setting) === true ? '1' : '0';
      return { modId: setting.modId, enabled, childrenNodes: [] };
    });
}
