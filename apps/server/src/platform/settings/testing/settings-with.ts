import { settingCatalogue, type SettingKey, type SettingValue } from '../catalogue.ts';
import type { Settings } from '../settings.ts';

/** Settings as shipped, but for the changes. */
export function settingsWith(changes: { [Key in SettingKey]?: SettingValue<Key> }): Pick<Settings, 'get'> {
  return {
    get: <Key extends SettingKey>(key: Key) => changes[key] ?? (settingCatalogue[key].default as SettingValue<Key>),
  };
}
