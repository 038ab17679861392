import type { SettingKey, SettingValue } from './catalogue.ts';

/** What an operator may change while the site runs. The cache follows the table of all processes within two seconds. */
export type Settings = {
  get<Key extends SettingKey>(key: Key): SettingValue<Key>;
  /** Comes when `get` knows every change that was committed before this was asked. */
  upToDate(): Promise<void>;
};
