import type { Permission } from '@pelita/contract/office';
import type { EnglishMessages } from '@pelita/i18n';
import type { SettingWords } from '../../shared/settings/use-setting-words.ts';

/** One thing that the palette has found, and the address at which it is. */
export type Found = { key: string; label: string; note?: string; href: string };

/** What the palette asks for anything that is typed; a list of players, orders or settings adds itself to `finders.ts`. */
export type Finder = {
  /** The heading over what it finds. */
  name: Extract<keyof EnglishMessages['officeFrame'], `found${string}`>;
  permission: Permission;
  find: (typed: string, asked: { signal: AbortSignal; settingWords: SettingWords }) => Promise<Found[]>;
};
