import { useText } from '../../shared/language/use-text.ts';

/** What settings and their groups are called; one without a name of its own shows its key. */
export function useSettingNames() {
  const names = useText('officeSettingNames');
  const text = useText('officeSettings');
  return {
    nameOf: (key: string): string => {
      const known = key.replaceAll('.', '_') as 'site_status';
      return names.has(known) ? names(known) : key;
    },
    groupOf: (group: string): string => {
      const known = `group_${group}` as 'group_site';
      return text.has(known) ? text(known) : group;
    },
  };
}
