import type { Module } from '../module.ts';
import type { Platform } from '../platform.ts';
import { changeSetting, type RecordSettingChange } from './change-setting.ts';

/**
 * The sandbox's way to change a setting while the server runs: `PUT /dev/settings/{key}` with its value as JSON, under the
 * rules of `npm run setting -- set`. Its answer comes once this process follows the change, in its calls and in its pages.
 */
export function sandboxSettings({ database, settings }: Platform, record: RecordSettingChange): Module {
  const change = changeSetting(settings.catalogue, record);
  return {
    name: 'sandbox-settings',
    plugin: async (app) => {
      // No form of another site can send a PUT.
      app.put<{ Params: { key: string } }>('/dev/settings/:key', async ({ params, body }, reply) => {
        await database.transaction((tx) => change(tx, 'sandbox', params.key, body));
        await settings.upToDate();
        return reply.code(204).send();
      });
    },
  };
}
