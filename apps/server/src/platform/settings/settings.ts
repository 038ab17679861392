import type { SettingCatalogue } from './catalogue.ts';
import type { Setting } from './setting.ts';

/** What an operator may change while the site runs. The cache follows the table of all processes within two seconds. */
export type Settings = {
  /** All that there are, for whoever lists them. */
  catalogue: SettingCatalogue;
  /** `settings.get(siteSettings.status)`: an area reads by what it has declared. */
  get<Value>(setting: Setting<Value>): Value;
  /** Comes when `get` knows every change that was committed before this was asked. */
  upToDate(): Promise<void>;
};
