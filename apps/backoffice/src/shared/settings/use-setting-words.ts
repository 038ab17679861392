import { useText } from '../language/use-text.ts';

/** What settings and their groups are called and mean. That each has words is proved beside the server's catalogue. */
export function useSettingWords() {
  const names = useText('officeSettingNames');
  const meanings = useText('officeSettingMeanings');
  const text = useText('officeSettings');
  const wordOf = (key: string) => key.replaceAll('.', '_') as 'site_status';
  return {
    nameOf: (key: string): string => names(wordOf(key)),
    meaningOf: (key: string): string => meanings(wordOf(key)),
    groupOf: (group: string): string => text(`group_${group}` as 'group_site'),
  };
}

export type SettingWords = ReturnType<typeof useSettingWords>;
