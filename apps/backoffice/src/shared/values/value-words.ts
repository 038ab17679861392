import type { OperatorRole } from '@pelita/contract';
import { operatorRoles } from '@pelita/contract/office';

export type ValueTexts = {
  /** Of a value's name; null where there is no word for it. */
  nameOf: (name: string) => string | null;
  yesOrNo: (value: boolean) => string;
  nothing: string;
  role: (role: OperatorRole) => string;
  /** What the lists call a value under this name; null where they have no word for it. */
  listed: (name: string, value: string) => string | null;
  moment: (instant: string) => string;
};

/**
 * Values that were kept as JSON, by names and in words. A value is told in words where its name says of what kind it is: a
 * username that reads like a role or a state stays a username.
 */
export function valueWords(texts: ValueTexts) {
  const nameOf = (name: string): string => texts.nameOf(name) ?? name;
  const shown = (value: unknown, name = ''): string => {
    if (value === null || value === undefined || value === '') return texts.nothing;
    if (typeof value === 'boolean') return texts.yesOrNo(value);
    if (Array.isArray(value)) return value.map((one) => shown(one, name)).join(', ') || texts.nothing;
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, one]) => `${nameOf(key)}: ${shown(one, key)}`)
        .join(' · ');
    if (typeof value !== 'string') return String(value as number);
    if (isInstant.test(value)) return texts.moment(value);
    if (name === 'roles' && isRole(value)) return texts.role(value);
    return (inLists.has(name) ? texts.listed(name, value) : null) ?? value;
  };
  return { nameOf, shown };
}

const inLists: ReadonlySet<string> = new Set(['state', 'outcome', 'family', 'period']);
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isRole = (value: string): value is OperatorRole => operatorRoles.some((role) => role === value);
