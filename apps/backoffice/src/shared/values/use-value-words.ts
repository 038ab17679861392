import type { OperatorRole } from '@pelita/contract';
import { operatorRoles } from '@pelita/contract/office';
import { formatDateTime } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../language/use-text.ts';

/** Values that were kept as JSON, by names and in words. */
export function useValueWords() {
  const text = useText('officeValues');
  const roles = useText('officeRoles');
  const { language, timeZone } = useReader();
  const nameOf = (key: string): string => {
    const known = `name_${key}` as 'name_key';
    return text.has(known) ? text(known) : key;
  };
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return text('nothing');
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map(shown).join(', ') || text('nothing');
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, one]) => `${nameOf(key)}: ${shown(one)}`)
        .join(' · ');
    if (typeof value !== 'string') return String(value as number);
    if (isInstant.test(value)) return formatDateTime(language, Date.parse(value), timeZone);
    return isRole(value) ? roles(value) : value;
  };
  return { nameOf, shown };
}

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isRole = (value: string): value is OperatorRole => operatorRoles.some((role) => role === value);
