import type { Setting } from './setting.ts';

/** Every setting that an operator may change, by its key. Each area declares its own; the application joins them. */
export type SettingCatalogue = ReadonlyMap<string, Setting>;

export function settingCatalogue(...areas: readonly Readonly<Record<string, Setting>>[]): SettingCatalogue {
  const settings = areas.flatMap((area) => Object.values(area));
  const catalogue = new Map(settings.map((setting) => [setting.key, setting]));
  if (catalogue.size === settings.length) return catalogue;
  const twice = settings.find((setting) => catalogue.get(setting.key) !== setting);
  throw new Error(`the setting ${twice?.key} is declared twice`);
}
