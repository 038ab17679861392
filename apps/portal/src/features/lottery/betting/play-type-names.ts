import type { EnglishMessages } from '@pelita/i18n';
import { useText } from '../../../shared/language/use-text.ts';
import { baseOf, type GroupName } from './play-groups.ts';

type NameKey = Extract<keyof EnglishMessages['playTypes'], `play_${string}`>;

/** What tabs and play types are called. One of a window is called by what it is; its tab says the window. */
export function usePlayTypeNames(rules: string) {
  const text = useText('playTypes');
  const nameOf = (id: string) => text(`play_${baseOf(rules, id).base}` as NameKey);
  return {
    groupName: (name: GroupName) => text(`group_${name}`),
    nameOf,
    /** With its window, where no tab is near. */
    fullNameOf: (id: string) => {
      const { window } = baseOf(rules, id);
      return window === null || window === '5' ? nameOf(id) : `${nameOf(id)} · ${text(`window_${window as Window}`)}`;
    },
    howOf: (name: GroupName) => text(`how_${name}`),
  };
}

type Window = '4First' | '4Last' | '3First' | '3Mid' | '3Last' | '2First' | '2Last';
